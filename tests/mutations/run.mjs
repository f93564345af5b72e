// `npm run mutate`: breaks one rule after another, in memory only, and asks whether a test notices.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MUTATIONS } from './mutations.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const config = 'tests/mutations/vitest.config.ts';

/** @param {number | null} index */
function testsPass(index) {
  const env = { ...process.env, MUTATION: index === null ? '' : String(index) };
  const command = `npx vitest run --config ${config} --bail 1 --reporter=dot`;
  return spawnSync(command, { cwd: root, shell: true, env, stdio: 'ignore' }).status === 0;
}

const misplaced = MUTATIONS.filter(([, file, from]) => {
  const parts = readFileSync(`${root}src/rules/${file}.ts`, 'utf8').split(from);
  return parts.length !== 2;
});
for (const [rule, file, from] of misplaced) console.log(`${rule}: "${from}" stands not exactly once in ${file}.ts`);
if (misplaced.length > 0 || !testsPass(null)) {
  console.log('The rules must pass their tests unbroken, and each mistake must have its place.');
  process.exit(1);
}

let survived = 0;
for (const [index, [rule, file, from, to]] of MUTATIONS.entries()) {
  const isNoticed = !testsPass(index);
  if (!isNoticed) survived++;
  console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'}  ${rule}  (${file}.ts: ${from} -> ${to || 'nothing'})`);
}
console.log(`${MUTATIONS.length - survived} of ${MUTATIONS.length} mistakes were noticed.`);
process.exitCode = survived === 0 ? 0 : 1;
