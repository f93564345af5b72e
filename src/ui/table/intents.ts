import type { Intent } from '../../board/view';
import type { TableScreen } from './tableScreen';

/** Does what a finger asked for. */
export function carryOut({ table, moveCamera }: TableScreen, intent: Intent): void {
  switch (intent.type) {
    case 'pick':
      table.pick(intent.lumino);
      break;
    case 'lift':
      table.lift(intent.lumino);
      break;
    case 'tap':
      table.tap(intent.field);
      break;
    case 'aim':
      table.aim(intent.numberOn, intent.otherOn);
      break;
    case 'point':
      table.aimFrom(intent.field);
      break;
    case 'unaim':
      table.unaim();
      break;
    case 'turn':
      table.turn();
      break;
    case 'drop':
      table.drop();
      break;
    case 'bring':
      table.bring(intent.lumino, intent.to);
      break;
    case 'letGo':
      table.letGo();
      break;
    case 'look':
      table.look(intent.field);
      break;
    case 'enlarge':
      table.enlarge(intent.seat);
      break;
    case 'camera':
      moveCamera(intent.camera);
      break;
  }
}
