import { walk } from '../boardScreen/grid/walk';
import { hasModifier } from '../screens/table/keys';
import { focusField } from './focusField';
import type { TableScreen } from './tableScreen';

/** What more the keys do while the keyboard is in the reef. */
export function pressInGrid(screen: TableScreen, event: KeyboardEvent): void {
  if (!hasModifier(event) && press(screen, event.key)) event.preventDefault();
}

/** Whether the key meant something. */
function press(screen: TableScreen, key: string): boolean {
  const { table, cursor } = screen;
  const field = cursor.peek();
  const to = walk(field, key);
  if (to !== null) {
    focusField(screen, to);
    return true;
  }
  switch (key) {
    case 'Enter':
    case ' ':
      if (table.ghost.peek()?.numberOn === field) table.drop();
      else table.tap(field);
      return true;
    case 'l':
    case 'L':
    case 'ContextMenu':
      table.look(table.looked.peek() === field ? null : field);
      return true;
    default:
      return false;
  }
}
