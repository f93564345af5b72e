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
      return turn.changeLuminos(position, move.from === 'atoll', move.luminos, move.luminos.length, dice);
    case 'offer':
      return turn.offer(position, move.lumino);
    case 'takeLimestone':
      return turn.takeLimestone(position, dice);
    case 'takeFromDisplay':
      return turn.takeFromDisplay(position, move.lumino, dice);
    case 'takeFromAtoll':
      return turn.takeFromAtoll(position, move.luminos, 0, move.luminos.length, dice);
    case 'lay':
      turn.takeFromHand(position, move.lumino);
      return layLumino(position, seatStart(position[SEAT]), ground, move.lumino, move.numberOn, move.otherOn);
    case 'discard':
      return turn.discard(position, move.lumino);
    case 'endTurn':
      return turn.endTurn(position, dice);
    case 'score':
      return turn.scoreColour(position, COLOURS.indexOf(move.colour), dice);
    case 'pass':
      return turn.pass(position, dice);
  }
}
