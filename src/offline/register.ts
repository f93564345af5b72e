import { Workbox } from 'workbox-window';
import type { Updates } from './updates';

/** Brings the app onto this device, and looks for new versions now and whenever the page becomes visible again. */
export async function register(container: ServiceWorkerContainer, updates: Updates): Promise<void> {
  // The first worker to control a page has the version that the page already is.
  let isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (!isFirst) updates.noteReplaced();
    isFirst = false;
  });
  const workbox = new Workbox('./sw.js', { updateViaCache: 'none' });
  const offer = () => updates.noteUpdate(() => workbox.messageSkipWaiting());
  workbox.addEventListener('waiting', offer);
  const registration = await workbox.register({ immediate: true });
  container.ready.then(updates.noteReady);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    // Workbox stops listening after an update that failed.
    if (registration?.waiting) offer();
    // Without a network the update check fails, which is fine.
    workbox.update().catch(() => {});
  };
  // Home-screen apps on iPads hardly ever look by themselves.
  document.addEventListener('visibilitychange', look);
  look();
}
