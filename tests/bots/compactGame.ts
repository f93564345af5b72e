import type { Dice } from '../../src/bots/board/dice';
import { layLumino } from '../../src/bots/board/laying';
import { type Position, SEAT, seatStart } from '../../src/bots/board/position';
import type { Ground } from '../../src/bots/board/tables';
import * as turn from '../../src/bots/board/turn';
import { COLOURS } from '../../src/rules/data/luminos';
import type { Move } from '../../src/rules/state';

/** Plays a move of the rules on a position. */
export function playCompact(position: Position, ground: Ground, move: Move, dice: Dice): void {
  switch (move.type) {
    case 'layStart':
      throw new Error('a mind looks no further than its start lumino');
    case 'special':
      turn.changeLuminos(position, move.from === 'atoll', move.luminos, move.luminos.length, dice);
      break;
    case 'offer':
      turn.offer(position, move.lumino);
      break;
    case 'takeLimestone':
      turn.takeLimestone(position, dice);
      break;
    case 'takeFromDisplay':
      turn.takeFromDisplay(position, move.lumino, dice);
      break;
    case 'takeFromAtoll':
      turn.takeFromAtoll(position, move.luminos, 0, move.luminos.length, dice);
      break;
    case 'lay':
      turn.takeFromHand(position, move.lumino);
      layLumino(position, seatStart(position[SEAT]), ground, move.lumino, move.numberOn, move.otherOn);
      break;
    case 'discard':
      turn.discard(position, move.lumino);
      break;
    case 'endTurn':
      turn.endTurn(position, dice);
      break;
    case 'score':
      turn.scoreColour(position, COLOURS.indexOf(move.colour), dice);
      break;
    case 'pass':
      turn.pass(position, dice);
      break;
  }
}
