import { tableTexts } from '../../app/state/texts';
import { figuresIn, figuresSentence } from '../../boardScreen/brings';
import { hasModifier, pressInView } from '../../boardScreen/keys';
import { ghostSentence } from '../../story/sentences';
import type { Hints } from './hint/hints';
import type { TableScreen } from './tableScreen';
import { takeBack } from './undoing';

/** What takes letters and digits for itself; radio buttons do not. */
const TYPING = 'input:not([type="radio"]), select, textarea';

/** Keys that mean the same wherever the keyboard is, even nowhere; gives back what undoes it. */
export function listenToKeys(screen: TableScreen, hints: Hints): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isElsewhere(event.target)) return;
    if (pressAnywhere(screen, hints, event.key)) event.preventDefault();
  };
  // A finger on the reef goes on from where the keyboard was: its frame would look like something chosen.
  const touch = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches('[data-field]')) activeElement.blur();
  };
  addEventListener('keydown', press);
  addEventListener('pointerdown', touch);
  return () => {
    removeEventListener('keydown', press);
    removeEventListener('pointerdown', touch);
  };
}

/** The player is typing, or has a menu open. */
function isElsewhere(target: EventTarget | null): boolean {
  return (target instanceof Element && target.matches(TYPING)) || document.querySelector('[aria-modal]') !== null;
}

/** Whether the key meant something. */
function pressAnywhere(screen: TableScreen, hints: Hints, key: string): boolean {
  const { table, announce, panel } = screen;
  if (pressInView(table, key)) return true;
  switch (key) {
    case 'r':
    case 'R': {
      table.act({ type: 'turn' });
      const ghost = table.ghost.peek();
      const held = table.held.peek();
      const texts = tableTexts.peek();
      const figures = figuresIn(screen);
      const brings = figures === null ? '' : ` ${figuresSentence(texts, figures)}.`;
      if (ghost !== null && held !== null) announce(`${ghostSentence(texts, held, ghost)}${brings}`);
      return true;
    }
    case 'u':
    case 'U':
      takeBack(screen, 'undo');
      return true;
    case 'h':
    case 'H':
      hints.goOn();
      return true;
    case '?':
      panel.value = 'guide';
      return true;
    default:
      return false;
  }
}
