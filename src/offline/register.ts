import { Workbox } from 'workbox-window';
import { noteReady, noteReplaced, noteUpdate } from './standing';

/** Brings the app onto this device, and looks for new versions now and whenever somebody comes back to it. */
export async function register(container: ServiceWorkerContainer): Promise<void> {
  // The first one to take over a page only brings what the page already is.
  let isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (!isFirst) noteReplaced();
    isFirst = false;
  });
  const workbox = new Workbox('./sw.js', { updateViaCache: 'none' });
  const offer = () => noteUpdate(() => workbox.messageSkipWaiting());
  workbox.addEventListener('waiting', offer);
  const registration = await workbox.register({ immediate: true });
  container.ready.then(noteReady);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    // Workbox stops listening after one that came to nothing.
    if (registration?.waiting) offer();
    // Without a network there is nothing to be found.
    workbox.update().catch(() => {});
  };
  // Home-screen apps on iPads hardly ever look by themselves.
  document.addEventListener('visibilitychange', look);
  look();
}
