import { copyPicture } from '../../board/keptPicture';

/** What a screen shows right now, to be looked at only: nothing in it can be reached, and nothing in it changes. */
export function copyScreen(screen: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  for (const { name, value } of screen.attributes) copy.setAttribute(name, value);
  copy.classList.add('leaving');
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  for (const child of screen.children) copy.append(child.cloneNode(true));
  // The fields are for keys and screen readers: nothing of them is seen.
  for (const unseen of copy.querySelectorAll('.table:not(.plain) .fields')) unseen.remove();
  // Of the radio buttons of one name only one is checked: a copied one would take that from the level that is chosen.
  for (const radio of copy.querySelectorAll('input[type="radio"]')) radio.removeAttribute('name');
  // A copied canvas is empty.
  const canvases = copy.querySelectorAll('canvas');
  for (const [index, canvas] of screen.querySelectorAll('canvas').entries()) {
    const picture = copyPicture(canvas);
    picture.className = canvas.className;
    canvases[index]?.replaceWith(picture);
  }
  return copy;
}

/** Once both are on the page: the light on the water is the same in both. */
export function syncWater(screen: HTMLElement, copy: HTMLElement): void {
  const copied = animationsOfWater(copy);
  for (const [index, animation] of animationsOfWater(screen).entries()) {
    const other = copied[index];
    if (other !== undefined) other.currentTime = animation.currentTime;
  }
}

function animationsOfWater(screen: HTMLElement): readonly Animation[] {
  return screen.querySelector('.water')?.getAnimations({ subtree: true }) ?? [];
}
