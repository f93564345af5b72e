import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MUTATIONS } from './mutations.mjs';

const chosen = MUTATIONS[Number(process.env.MUTATION || Number.NaN)];

/** The rules with one mistake in them. Nothing on disk changes, so that an interrupted run leaves nothing behind. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  plugins: [
    {
      name: 'mutation',
      enforce: 'pre',
      transform(code, id) {
        if (chosen === undefined) return null;
        const [, file, from, to] = chosen;
        return id.endsWith(`/src/rules/${file}.ts`) ? code.replace(from, () => to) : null;
      },
    },
  ],
  test: { include: ['tests/rules/**/*.test.ts'], testTimeout: 60_000 },
});
