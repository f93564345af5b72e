// The least that a page with our service worker can be: one button that answers.

import { bringHere } from './bringHere';

const button = document.createElement('button');
button.className = 'hello';
button.textContent = 'Hello, world';
button.addEventListener('click', () => {
  location.hash = 'answered';
});
document.body.append(button);

bringHere();
