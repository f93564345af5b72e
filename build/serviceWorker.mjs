import { VitePWA } from 'vite-plugin-pwa';

/** Builds the service worker and tells it what to bring onto the device: everything that is needed to play. */
export const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/offline/worker',
  filename: 'sw.ts',
  // Both are ours: when it is registered, and one manifest for each language.
  injectRegister: false,
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['index.html', 'icon.svg', '*.webmanifest', 'assets/**'],
    dontCacheBustURLsMatching: /^assets\//,
  },
});
