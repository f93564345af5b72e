// The least that a page with our service worker can be: one button that answers.

const button = document.createElement('button');
button.className = 'hello';
button.textContent = 'Hello, world';
button.addEventListener('click', () => {
  location.hash = 'answered';
});
document.body.append(button);

addEventListener('load', async () => {
  const { register } = await import('../../../src/offline/register');
  const { createUpdates } = await import('../../../src/offline/updates');
  await register(navigator.serviceWorker, createUpdates());
});
