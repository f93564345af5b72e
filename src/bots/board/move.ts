import { COLOURS } from '../../rules/data/luminos';
import type { Move } from '../../rules/state';
import type { Dice } from './dice';
import { layLumino } from './laying';
import { type Position, SEAT, seatStart } from './position';
import type { Ground } from './tables';
import * as turn from './turn';

/** Plays a legal move of the rules, drawing with these dice. Nobody looks further than the start lumino before the game. */
export function playMove(position: Position, ground: Ground, move: Move, dice: Dice): void {
  switch (move.type) {
    case 'layStart':
      throw new Error('a start lumino is laid by the rules');
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
