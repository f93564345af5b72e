import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** One manifest for each language; the page names the one that it speaks. Only in the build, as the service worker.
 * @type {import('vite').Plugin} */
export const manifests = {
  name: 'manifests',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.en.webmanifest' }, injectTo: 'head' },
  ],
  async generateBundle() {
    // Imported only now: the texts are written for a bundler, which has not begun when Vite reads its configuration.
    /** @type {{ module: typeof import('./manifest') }} */
    const { module } = await runnerImport(fileURLToPath(new URL('./manifest.ts', import.meta.url)));
    for (const { fileName, manifest } of module.MANIFESTS) {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
    }
  },
};
