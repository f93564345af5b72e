import type { GameState } from '../../rules/state';
import { createDice } from '../board/dice';
import {
  ATOLL,
  ATOLL_COUNT,
  createPosition,
  DISPLAY,
  DISPLAY_COUNT,
  type Position,
  readView,
  seatStart,
  UNSEEN,
  UNSEEN_COUNT,
} from '../board/position';
import { publicView } from '../publicView';
import { addTo, type Sums } from './interval';
import { leadOf } from './lead';
import type { Rollouts } from './rollouts';

/** What a game promises before anything is dealt; that of a position, as it is. */
export interface Beginning {
  /** How many rollouts that takes. */
  readonly rollouts: number;
  /** Plays one of them and adds the leads to those by seat. */
  play(deal: number, leads: readonly Sums[]): void;
}

/** In a new game everyone is taken to be alike: then two are exactly equal, and the mean of all seats is soon known. */
const DEALT_ROLLOUTS = 48;
const POSITION_ROLLOUTS = 96;
const FULL = 4;

export function createBeginning(start: GameState, begun: GameState, rollouts: Rollouts): Beginning {
  const isDealt = start.step.type === 'start';
  const position = createPosition();
  const players = start.players.length;

  function dealAnew(deal: number): void {
    readView(publicView(begun), position);
    const dice = createDice(Math.imul(deal + 1, 0x9e3779b1));
    takeBack(position, ATOLL_COUNT, ATOLL);
    for (let seat = 0; seat < players; seat++) {
      takeBack(position, seatStart(seat) + DISPLAY_COUNT, seatStart(seat) + DISPLAY);
    }
    const draw = (countAt: number, listAt: number) => {
      for (; position[countAt] < FULL; position[countAt]++) {
        const index = UNSEEN + dice.roll(position[UNSEEN_COUNT]--);
        position[listAt + position[countAt]] = position[index];
        position[index] = position[UNSEEN + position[UNSEEN_COUNT]];
      }
    };
    draw(ATOLL_COUNT, ATOLL);
    for (let seat = 0; seat < players; seat++) draw(seatStart(seat) + DISPLAY_COUNT, seatStart(seat) + DISPLAY);
  }

  return {
    rollouts:
      begun.step.type === 'over' || (isDealt && players === 2) ? 0 : isDealt ? DEALT_ROLLOUTS : POSITION_ROLLOUTS,
    play(deal, leads) {
      rollouts.forget();
      if (isDealt) dealAnew(deal);
      else readView(publicView(begun), position);
      rollouts.playOut(position, [], deal);
      for (let seat = 0; seat < players; seat++) {
        for (let to = 0; to < players; to++) {
          if (isDealt || seat === to) addTo(leads[to], leadOf(rollouts.points, seat, players));
        }
      }
    },
  };
}

function takeBack(position: Position, countAt: number, listAt: number): void {
  for (; position[countAt] > 0; position[countAt]--) {
    position[UNSEEN + position[UNSEEN_COUNT]++] = position[listAt + position[countAt] - 1];
  }
}
