/** The page with all its files comes onto the device, as ours does. */
export function bringHere(): void {
  addEventListener('load', async () => {
    const { register } = await import('../../../src/offline/register');
    const { createUpdates } = await import('../../../src/offline/updates');
    await register(navigator.serviceWorker, createUpdates());
  });
}
