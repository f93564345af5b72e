import { describe, expect, test } from 'vitest';
import { HALVES, LUMINOS } from '../../../src/rules/data/luminos';
import { legalMoves } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { isLay, type LayOfHand } from '../../../src/store/lessons/lesson';
import { guidedSeed } from '../../../src/store/lessons/seeds';
import { contacts, goodLays, goodOffers, goodTakes, richOffers } from '../../../src/store/lessons/suggestions';
import * as games from '../../support/positions/games';
import { ILLEGAL_LAYS } from '../../support/positions/lays';
import { must, position, startedGame } from '../../support/rules/build';

const poor = position(games.handful);
/** With a full store, so that water could be paid for. */
const handful: GameState = { ...poor, players: poor.players.map((player) => ({ ...player, limestone: 10 })) };
const crowded = position(games.crowdedAtoll);
const { reef } = handful.players[handful.seat];
const lays = legalMoves(handful).filter(isLay);

function coloursOf(moves: readonly Move[]): readonly string[] {
  return moves.flatMap((move) => (move.type === 'takeFromAtoll' ? [LUMINOS[move.luminos[0]].colour] : []));
}

describe('laying', () => {
  test('[6.1] every legal lay touches or covers its colour, but for the exception', () => {
    expect(lays.filter((lay) => contacts(reef, lay) === 0)).toEqual([]);
    const foreign = position(ILLEGAL_LAYS.find(({ rule }) => rule === 'reef')?.position ?? '');
    const own = foreign.players[foreign.seat].reef;
    const free = legalMoves(foreign).filter(
      (move): move is LayOfHand => isLay(move) && own[move.numberOn].length === 0,
    );
    expect(free.filter((lay) => contacts(own, lay) > 0)).toEqual([]);
    expect(free.length).toBeGreaterThan(0);
  });

  test('suggests few places, each once, without water and over no animal', () => {
    const good = goodLays(handful, lays);
    expect(good.length).toBeGreaterThan(0);
    expect(good.length).toBeLessThanOrEqual(3);
    for (const lay of good) {
      const { limestone } = must(handful, lay).state.players[handful.seat];
      expect(limestone).toBe(handful.players[handful.seat].limestone);
      const under = [lay.numberOn, lay.otherOn].flatMap((field) => reef[field].slice(-1));
      expect(under.map((half) => HALVES[half].animal).filter((animal) => animal !== null)).toEqual([]);
    }
    expect(new Set(good.map(({ numberOn, otherOn }) => `${numberOn} ${otherOn}`)).size).toBe(good.length);
    expect(goodLays(handful, [])).toEqual([]);
  });
});

describe('offering and taking', () => {
  test('[5.2] suggests most luminos of a colour that has a place beside its own', () => {
    const takes = goodTakes(crowded);
    expect(takes.map((move) => move.type === 'takeFromAtoll' && move.luminos.length)).toEqual([3, 3]);
    expect(coloursOf(takes)).toEqual(['pink', 'green']);
  });

  test('[5.2] suggests the display where the atoll has nothing, and limestone where nothing fits', () => {
    const start = startedGame({ seed: guidedSeed(2, false) });
    const offered = must(start, goodOffers(start)[0]).state;
    const { display } = offered.players[offered.seat];
    const colours = offered.players[offered.seat].reef.flatMap((stack) => stack.map((half) => HALVES[half].colour));
    const isOwn = (lumino: number) => colours.includes(LUMINOS[lumino].colour);
    const emptied: GameState = { ...offered, atoll: offered.atoll.filter((lumino) => !isOwn(lumino)) };
    const own = display.filter(isOwn);
    expect(own.length).toBeGreaterThan(0);
    expect(goodTakes(emptied)).toEqual(own.map((lumino) => ({ type: 'takeFromDisplay', lumino })));
    const players = emptied.players.map((player) => ({
      ...player,
      display: player.display.filter((each) => !isOwn(each)),
    }));
    expect(goodTakes({ ...emptied, players })).toEqual([{ type: 'takeLimestone' }]);
  });

  test('[5.1] suggests to offer what leaves most to take', () => {
    for (let seed = 0; seed < 20; seed++) {
      const start = startedGame({ seed });
      const most = (offer: Move) => {
        const [take] = goodTakes(must(start, offer).state);
        return take.type === 'takeFromAtoll' ? take.luminos.length : take.type === 'takeFromDisplay' ? 1 : 0;
      };
      const best = Math.max(...legalMoves(start).map(most));
      for (const offer of goodOffers(start)) expect(most(offer)).toBe(best);
    }
  });

  test('[5.2] suggests the highest numbers to whoever needs limestone', () => {
    const start = startedGame();
    const highest = Math.max(...start.players[start.seat].display.map((lumino) => LUMINOS[lumino].value));
    const values = richOffers(start).map((move) => (move.type === 'offer' ? LUMINOS[move.lumino].value : 0));
    expect(new Set(values)).toEqual(new Set([highest]));
  });
});
