import { focusField } from './focusField';
import { ghostSentence } from './sentences';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import { walk } from './walk';

/** What the keys do while the keyboard is in the reef. */
export function pressInGrid(screen: TableScreen, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!press(screen, event.key)) return;
  event.preventDefault();
}

/** Whether the key meant something. */
function press(screen: TableScreen, key: string): boolean {
  const { table, cursor } = screen;
  const field = cursor.peek();
  const to = walk(field, key);
  if (to !== null) {
    focusField(screen, to);
    sayGhost(screen);
    return true;
  }
  if (/^[0-9]$/.test(key)) {
    table.filter(key === '0' ? null : Number(key));
    return true;
  }
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Enter':
    case ' ':
      if (table.ghost.peek()?.numberOn === field) table.drop();
      else table.tap(field);
      return true;
    case 'r':
      table.turn();
      sayGhost(screen);
      return true;
    case 'Escape':
      table.letGo();
      return true;
    case 'l':
    case 'ContextMenu':
      table.look(table.looked.peek() === field ? null : field);
      return true;
    case 'u':
      table.undo();
      return true;
    default:
      return false;
  }
}

function sayGhost({ table, say }: TableScreen): void {
  const ghost = table.ghost.peek();
  if (ghost !== null) say(ghostSentence(tableTexts.peek(), ghost));
}
