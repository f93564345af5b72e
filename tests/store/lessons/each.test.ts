import { describe, expect, test } from 'vitest';
import type { Made } from '../../../src/history/timeline';
import { type Animal, LUMINOS } from '../../../src/rules/data/luminos';
import { legalMoves } from '../../../src/rules/game';
import type { GameState, Move, Player, Reef } from '../../../src/rules/state';
import { isLay, type LayOfHand, type LessonName, momentOf, type Shown } from '../../../src/store/lessons/lesson';
import { LESSONS } from '../../../src/store/lessons/lessons';
import { RULES } from '../../../src/store/table/moveSource';
import { randomly } from '../../support/policies';
import * as games from '../../support/positions/games';
import { ILLEGAL_LAYS } from '../../support/positions/lays';
import { field, must, position, reef, startedGame } from '../../support/rules/build';
import { playGame } from '../../support/rules/randomGame';

/** Every lesson whose moment this is, by name in the order of the alphabet. */
function dueAt(state: GameState, last: Made | null = null): readonly LessonName[] {
  const moment = momentOf(state, last);
  const due = LESSONS.filter(({ look }) => look(moment) !== null);
  return due.map(({ name }) => name).sort();
}

function shownBy(name: LessonName, state: GameState, last: Made | null = null): Shown | null {
  return LESSONS.find((lesson) => lesson.name === name)?.look(momentOf(state, last)) ?? null;
}

/** The same with the player to move changed in this. */
function withPlayer(state: GameState, change: Partial<Player>): GameState {
  const players = state.players.map((player, seat) => (seat === state.seat ? { ...player, ...change } : player));
  return { ...state, players };
}

/** Where a move leads, and the move as it was made. */
function made(state: GameState, move: Move): { readonly state: GameState; readonly last: Made } {
  const { state: next, events } = must(state, move);
  return { state: next, last: { state, move, events } };
}

/** The first legal move of that type. */
function first(state: GameState, type: Move['type']): Move {
  const move = legalMoves(state).find((each) => each.type === type);
  if (move === undefined) throw new Error(`there is no ${type}`);
  return move;
}

/** The first position of some random games with luminos in hand of which that holds. */
function find(holds: (state: GameState, lays: readonly LayOfHand[]) => boolean): GameState {
  for (let seed = 0; ; seed++) {
    for (const { before } of playGame({ players: 2, side: 'A', scoreBoard: 'dark' }, seed, randomly)) {
      const isInHand = before.step.type === 'settle' && before.players[before.seat].hand.length > 0;
      if (isInHand && holds(before, legalMoves(before).filter(isLay))) return before;
    }
  }
}

function paid(state: GameState, lay: LayOfHand): number {
  const { limestone } = state.players[state.seat];
  return limestone - must(state, lay).state.players[state.seat].limestone;
}

const start = startedGame();
const act = position(games.midGameA);
const handful = position(games.handful);
const score: GameState = { ...act, seat: 0, step: { type: 'score', lastScorer: null } };
const foreign = position(ILLEGAL_LAYS.find(({ rule }) => rule === 'reef')?.position ?? '');
/** A first turn with a lumino of the own colours in hand: a limestone field beside it is free. */
const firstHand = (() => {
  const offered = made(start, first(start, 'offer')).state;
  const [take] = shownBy('take', offered)?.suggested ?? [];
  return made(offered, take);
})();

describe('a turn', () => {
  test('[5.1] offer: when a turn begins, and at no other step', () => {
    expect(dueAt(start)).toEqual(['offer']);
    for (const other of [act, handful, score, position(games.finished)]) expect(dueAt(other)).not.toContain('offer');
    const shown = shownBy('offer', start);
    expect(shown?.suggested.map((move) => 'lumino' in move && move.lumino)).toEqual(shown?.luminos);
  });

  test('[5.2] take: after offering, with what it brings in limestone', () => {
    expect(dueAt(act)).toEqual(['animals', 'take']);
    expect(shownBy('take', act)).toMatchObject({ facts: { limestone: 4 } });
    for (const other of [start, handful, score]) expect(dueAt(other)).not.toContain('take');
  });

  test('[6.1] lay: with a lumino in hand that has a place beside its colour', () => {
    expect(firstHand.last.move.type).toBe('takeFromAtoll');
    expect(dueAt(firstHand.state, firstHand.last)).toEqual(['lay']);
    expect(dueAt(foreign)).not.toContain('lay');
    const taken = made(act, { type: 'takeLimestone' });
    expect(dueAt(taken.state, taken.last)).not.toContain('lay');
  });

  test('[6.1] lay: after the fact, if one gesture has brought the lumino into the reef', () => {
    const [lay] = shownBy('lay', firstHand.state)?.suggested ?? [];
    const laid = made(firstHand.state, lay);
    expect(shownBy('lay', laid.state, laid.last)).toMatchObject({
      luminos: [isLay(lay) && lay.lumino],
      facts: { isLaid: true },
      suggested: [],
    });
  });

  test('[6.2] levels: when something can lie on two luminos, not on the start lumino alone', () => {
    expect(dueAt(handful)).toContain('levels');
    expect(dueAt(firstHand.state)).not.toContain('levels');
    const lays = shownBy('levels', handful)?.suggested.filter(isLay) ?? [];
    const own = handful.players[handful.seat].reef;
    expect(lays.length).toBeGreaterThan(0);
    for (const { numberOn, otherOn } of lays) expect([own[numberOn].length, own[otherOn].length]).not.toContain(0);
  });

  test('[6.1] exception: where the colour has no room on level 1, also after the fact', () => {
    expect(dueAt(foreign)).toContain('exception');
    for (const other of [handful, firstHand.state]) expect(dueAt(other)).not.toContain('exception');
    const [lay] = shownBy('exception', foreign)?.suggested ?? [];
    const laid = made(foreign, lay);
    expect(shownBy('exception', foreign)?.facts.isLaid).toBe(false);
    expect(shownBy('exception', laid.state, laid.last)?.facts.isLaid).toBe(true);
  });
});

describe('limestone', () => {
  test('[6.4] water: from the second round on before offering, with a store that is bare', () => {
    const offer = position(games.opening);
    expect(dueAt(offer)).toContain('water');
    expect(shownBy('water', withPlayer(offer, { limestone: 1 }))?.facts.limestone).toBe(1);
    expect(dueAt(withPlayer(offer, { limestone: 2 }))).not.toContain('water');
    expect(dueAt(start)).not.toContain('water');
  });

  test('[6.4] water: with luminos in hand where water can be laid on or is out of reach', () => {
    expect(dueAt(withPlayer(handful, { limestone: 0 }))).toContain('water');
    expect(dueAt(withPlayer(handful, { limestone: 5 }))).toContain('water');
    expect(dueAt(withPlayer(handful, { hand: [] }))).not.toContain('water');
  });

  test('[6.4] water: in the first round only if there is no other place', () => {
    expect(dueAt(firstHand.state)).not.toContain('water');
    const onlyWater = find((state, lays) => lays.length > 0 && lays.every((lay) => paid(state, lay) > 0));
    expect(dueAt({ ...onlyWater, round: 1 })).toContain('water');
  });

  test('[6.2] levels: after the fact, too', () => {
    const state = withPlayer(handful, { hand: handful.players[handful.seat].hand.slice(0, 1) });
    for (const move of legalMoves(state).filter(isLay).slice(0, 4)) {
      const laid = made(state, move);
      expect(shownBy('levels', laid.state, laid.last)).toMatchObject({ part: 'reef', suggested: [] });
    }
    const started = made(firstHand.state, first(firstHand.state, 'lay'));
    expect(shownBy('levels', { ...started.state, step: { type: 'settle' } }, started.last)).toBeNull();
  });

  test('[6.4] water: after the fact, if there was something else to say while the lumino was in hand', () => {
    const state = withPlayer(handful, { hand: handful.players[handful.seat].hand.slice(0, 1), limestone: 0 });
    const laid = made(state, first(state, 'lay'));
    expect(shownBy('water', laid.state, laid.last)).toMatchObject({ part: 'store', suggested: [] });
    expect(dueAt(laid.state)).not.toContain('water');
  });

  test('[5.2] [7.2] full store: where not all limestone fits, in a turn and in a scoring', () => {
    expect(dueAt(withPlayer(act, { limestone: 6 }))).toEqual(['animals', 'take']);
    expect(dueAt(withPlayer(act, { limestone: 7 }))).toEqual(['animals', 'fullStore', 'take']);
    expect(shownBy('fullStore', withPlayer(act, { limestone: 7 }))?.facts.limestone).toBe(3);
    expect(dueAt(withPlayer({ ...score, round: 4 }, { limestone: 7 }))).toContain('fullStore');
    expect(dueAt(withPlayer({ ...score, round: 4 }, { limestone: 6 }))).not.toContain('fullStore');
  });
});

describe('what counts', () => {
  test('[7.2] scoring: with the numbers of the own reef, while a colour is open', () => {
    expect(dueAt(score)).toEqual(['choice', 'scoring']);
    const facts = shownBy('scoring', score)?.facts;
    expect(facts?.points).toBe(facts?.levels.reduce((sum, points) => sum + points, 0));
    expect(facts).toMatchObject({ limestone: 1, phases: 3, colours: 3 });
    const done = withPlayer(score, { tokens: { yellow: 'gone', pink: 'jellyfish', green: 'gone', blue: 'jellyfish' } });
    expect(dueAt(done)).toEqual([]);
  });

  test('[7.2] choice: only for points, and only if there is a later phase', () => {
    expect(dueAt({ ...score, round: 10 })).toEqual(['scoring']);
    expect(dueAt({ ...score, ending: 'extra' })).not.toContain('choice');
    expect(dueAt(withPlayer(score, { reef: start.players[0].reef }))).toEqual(['scoring']);
  });

  test('[8.3] animals: an animal could be covered', () => {
    const shown = shownBy('animals', handful);
    expect(shown?.fields.length).toBeGreaterThan(0);
    expect(shown?.facts.colour).toBeNull();
    expect(dueAt(firstHand.state)).not.toContain('animals');
  });

  test('[8.4] animals: a majority could change, once there is one to speak of', () => {
    const { state } = firstHand;
    const colour = LUMINOS[state.players[state.seat].hand[0]].colour;
    const against = (laid: Reef): GameState => ({
      ...state,
      players: state.players.map((player, seat) => (seat === state.seat ? player : { ...player, reef: laid })),
    });
    const letter = colour[0];
    // Two luminos there against one here: four fields, and two or three.
    const two = reef(`${letter}4o1:c3c4,${letter}5o1:e3e4`);
    const one = reef(`${letter}4o2:c3c4`);
    expect(shownBy('animals', withPlayer(against(two), { reef: one }))).toMatchObject({ facts: { colour } });
    expect(shownBy('animals', withPlayer(against(one), { reef: one }))).toBeNull();
    expect(shownBy('animals', withPlayer(against(one), { reef: two }))).toBeNull();
  });

  const pink = (animal: Animal | null) => LUMINOS.findIndex((each) => each.animal === animal && each.colour === 'pink');

  test('[8.3] animals: from the third round on, one that could be taken is enough', () => {
    const from = (display: Animal | null, atoll: Animal | null): GameState => ({
      ...withPlayer(start, { display: [pink(display)] }),
      atoll: [pink(atoll)],
      round: 3,
    });
    expect(shownBy('animals', from('crab', 'shell'))).toMatchObject({ part: 'display', luminos: [pink('crab')] });
    expect(shownBy('animals', from(null, 'shell'))).toMatchObject({ part: 'atoll', luminos: [pink('shell')] });
    expect(shownBy('animals', from(null, null))).toBeNull();
    expect(shownBy('animals', { ...from('crab', 'shell'), round: 2 })).toBeNull();
  });

  test('[8.3] animals: from the third round on, one in hand is enough', () => {
    const { state } = firstHand;
    const holding = (animal: Animal | null, round: number) => ({
      ...withPlayer(state, { hand: [pink(animal)] }),
      round,
    });
    const shown = shownBy('animals', holding('crab', 3));
    expect(shown).toMatchObject({ part: 'hand', luminos: [expect.any(Number)], fields: [] });
    expect(shownBy('animals', holding('crab', 2))).toBeNull();
    expect(shownBy('animals', holding(null, 3))).toBeNull();
  });

  test('[5] [8.1] jellyfish: a turn begins with one, not with one that is gone', () => {
    const offer = position(games.midGameB);
    expect(dueAt(offer)).toEqual(['animals', 'jellyfish', 'offer', 'rounds']);
    const gone = withPlayer(offer, { tokens: { yellow: 'gone', pink: 'coral', green: 'coral', blue: 'coral' } });
    expect(dueAt(gone)).toEqual(['animals', 'offer', 'rounds']);
    expect(dueAt(score)).not.toContain('jellyfish');
  });

  test('[7.2] rounds: from the eighth on, while a colour is open', () => {
    const offer = position(games.midGameB);
    expect(shownBy('rounds', offer)?.facts).toMatchObject({ phases: 3, colours: 3 });
    expect(dueAt({ ...offer, round: 7 })).not.toContain('rounds');
    const done = { yellow: 'gone', pink: 'gone', green: 'gone', blue: 'gone' } as const;
    expect(dueAt(withPlayer(offer, { tokens: done }))).toEqual(['animals', 'offer']);
  });
});

describe('what happens now and then', () => {
  test.each(ILLEGAL_LAYS)('[6] refused: a place that breaks $rule', ({ position: text, numberOn, otherOn }) => {
    const state = position(text);
    const [lumino] = state.players[state.seat].hand;
    const judged = RULES.judge(state, { type: 'lay', lumino, numberOn: field(numberOn), otherOn: field(otherOn) });
    const refusals = judged.ok ? [] : judged.refusals;
    const refused = LESSONS.find(({ name }) => name === 'refused');
    expect(refused?.look(momentOf(state, null, refusals))?.fields.length).toBeGreaterThan(0);
    expect(dueAt(state)).not.toContain('refused');
    // A lumino of the atoll can be brought there, too; what has no fields is no place.
    expect(refused?.look(momentOf(act, null, refusals))?.suggested).toEqual([]);
    expect(refused?.look(momentOf(state, null, [{ rule: 'jellyfish' }]))).toBeNull();
  });

  test('[5.4] discard: what was discarded, and a hand without any place', () => {
    const thrown = made(handful, first(handful, 'discard'));
    expect(dueAt(thrown.state, thrown.last)).toContain('discard');
    expect(dueAt(handful)).not.toContain('discard');
    const stuck = find((_, lays) => lays.length === 0);
    expect(shownBy('discard', stuck)?.suggested).toEqual(legalMoves(stuck));
  });

  test('[7] empty bag: from the moment on that calls the end, with the scoring phases left', () => {
    const offer = position(games.midGameB);
    expect(dueAt(offer)).not.toContain('emptyBag');
    expect(shownBy('emptyBag', { ...offer, ending: 'called' })?.facts.phases).toBe(2);
    expect(shownBy('emptyBag', { ...score, ending: 'extra' })?.facts.phases).toBe(1);
    expect(dueAt({ ...position(games.finished), ending: 'extra' })).not.toContain('emptyBag');
  });

  test('[8] tie: several have most points; not after a victory by points', () => {
    const over = position(games.finished);
    expect(dueAt(over)).toEqual([]);
    expect(dueAt({ ...over, players: over.players.map((player) => ({ ...player, points: 50 })) })).toEqual(['tie']);
  });
});
