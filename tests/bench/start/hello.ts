// The least that a page with such a service worker can be: one button that answers.

void navigator.serviceWorker?.register('./sw.js', { updateViaCache: 'none' });

const button = document.createElement('button');
button.className = 'hello';
button.textContent = 'Hello, world';
button.addEventListener('click', () => {
  location.hash = 'answered';
});
document.body.append(button);
