// The least that a page with our Pixi can be: a button, and one sprite once it was pressed.

import { bringHere } from './bringHere';

const button = document.createElement('button');
button.className = 'bare';
button.textContent = 'Draw';
button.addEventListener('click', async () => {
  // The chunk as the app has it: with the whole board, of which nothing is used.
  const [{ drawSprite }, board] = await Promise.all([import('./drawSprite'), import('../../../src/board/mount')]);
  if (typeof board.mountBoard === 'function') await drawSprite();
});
document.body.append(button);

bringHere();
