import { ghostSentence } from './sentences';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';

/** What takes letters and digits for itself; radio buttons do not. */
const TYPING = 'input:not([type="radio"]), select, textarea';

/** Keys that mean the same wherever the keyboard is, even nowhere; gives back what undoes it. */
export function listenToKeys(screen: TableScreen): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isElsewhere(event.target)) return;
    if (pressAnywhere(screen, event.key)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Somebody is typing, or has a menu open. */
function isElsewhere(target: EventTarget | null): boolean {
  return (target instanceof Element && target.matches(TYPING)) || document.querySelector('.menu[open]') !== null;
}

/** Whether the key meant something. */
function pressAnywhere({ table, say }: TableScreen, key: string): boolean {
  if (/^[0-9]$/.test(key)) {
    table.filter(key === '0' ? null : Number(key));
    return true;
  }
  switch (key) {
    case 'r':
    case 'R': {
      table.turn();
      const ghost = table.ghost.peek();
      if (ghost !== null) say(ghostSentence(tableTexts.peek(), ghost));
      return true;
    }
    case 'u':
    case 'U':
      table.undo();
      return true;
    case 'Escape':
      table.letGo();
      return true;
    default:
      return false;
  }
}
