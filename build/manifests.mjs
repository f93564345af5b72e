import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const LANGUAGES = /** @type {const} */ (['de', 'en']);

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
    for (const language of LANGUAGES) {
      const source = JSON.stringify(module.manifestIn(language));
      this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
    }
  },
};
