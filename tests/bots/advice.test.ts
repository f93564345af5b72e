import { describe, expect, test } from 'vitest';
import { type Advice, advise, type Way } from '../../src/bots/advice';
import type { Matter } from '../../src/bots/matter';
import { createMinds } from '../../src/bots/minds';
import { type PublicView, publicView } from '../../src/bots/publicView';
import { createSimpleMind } from '../../src/bots/simpleMind';
import { choiceOf, takeText } from '../../src/bots/why';
import { HALVES, LUMINOS } from '../../src/rules/data/luminos';
import { legalMoves } from '../../src/rules/game';
import { DARK_ANIMALS, finalScores, LIGHT_ANIMALS } from '../../src/rules/play/finalScoring';
import { openColours, scoringPhasesLeft } from '../../src/rules/play/scoringOutlook';
import { scoreColour } from '../../src/rules/play/scoringPhase';
import { worthOf } from '../../src/rules/play/worth';
import { topOf } from '../../src/rules/reef';
import type { GameState } from '../../src/rules/state';
import { otherHidden } from '../support/bots/otherHidden';
import { fuzzRuns } from '../support/effort';
import type { Policy } from '../support/policies';
import { ensure, game, must, startedGame } from '../support/rules/build';
import { playGame, TABLES } from '../support/rules/randomGame';

const minds = createMinds();
const quick = createSimpleMind();

const easily: Policy = (state) => minds.decide('easy', publicView(state));

interface Asked {
  readonly state: GameState;
  readonly advice: Advice;
}

/** Positions of games between characters, every table in turn, in all steps, with what is said there. */
function askedPositions(count: number, every: number, ask: (view: PublicView) => Advice | null): readonly Asked[] {
  const found: Asked[] = [];
  for (let seed = 0; found.length < count; seed++) {
    let move = 5 * seed;
    for (const { before } of playGame(TABLES[seed % TABLES.length], seed, easily)) {
      if (move++ % every !== 0 || found.length === count) continue;
      const advice = ask(publicView(before));
      if (advice !== null) found.push({ state: before, advice });
    }
  }
  return found;
}

// What is said is found without thinking, so a mind that is quicker says it in many more positions.
const many = askedPositions(fuzzRuns(1200), 13, (view) => advise(view, quick.consider(view)));
const asked = askedPositions(fuzzRuns(24), 61, minds.advise);

/** Where a way leads; in a turn right before its end. */
function follow(from: GameState, { moves }: Way): GameState {
  let state = from;
  for (const move of moves) if (move.type !== 'endTurn') state = must(state, move).state;
  return state;
}

function sum(parts: readonly { readonly points: number }[]): number {
  return parts.reduce((points, part) => points + part.points, 0);
}

describe('the ways of a hint', () => {
  test('are legal from their first move to the end of the turn', () => {
    for (const { state, advice } of asked) {
      for (const way of advice.ways) {
        const end = follow(state, way);
        if (state.step.type === 'score') expect(way.moves).toHaveLength(1);
        else expect(legalMoves(end)).toEqual([{ type: 'endTurn' }]);
      }
    }
  });

  test('differ in what is offered, taken or scored, or in the places: not in the order of the same lays', () => {
    const keyOf = ({ moves }: Way) => {
      const { start, lays } = choiceOf(moves);
      return `${start} ${lays}`;
    };
    for (const { advice } of asked) {
      expect(new Set(advice.ways.map(keyOf)).size).toBe(advice.ways.length);
      expect(advice.ways.length).toBeLessThanOrEqual(3);
    }
    const three = asked.filter(({ advice }) => advice.ways.length === 3);
    expect(three.length).toBeGreaterThan(0.7 * asked.length);
    // Before and after the offer something else is taken, more often than not.
    const open = three.filter(({ state }) => state.step.type === 'offer' || state.step.type === 'act');
    const isVaried = ({ advice }: Asked) =>
      new Set(advice.ways.map(({ moves }) => takeText(choiceOf(moves).take))).size > 1;
    expect(open.filter(isVaried).length).toBeGreaterThan(open.length / 2);
  });

  test('have the one that the strongest would play', () => {
    for (const { state, advice } of asked.slice(0, 8)) {
      expect(advice.ways[advice.best].moves[0]).toEqual(minds.decide('strongest', publicView(state)));
    }
  });

  test('have the best at any place, as if by lot', () => {
    const places = many.filter(({ advice }) => advice.ways.length === 3).map(({ advice }) => advice.best);
    // How often there are three depends on what the mind finds; as many as show a preference.
    expect(places.length).toBeGreaterThan(many.length / 3);
    for (const place of [0, 1, 2]) {
      const share = places.filter((each) => each === place).length / places.length;
      ensure(share > 0.2 && share < 0.47, `place ${place + 1}: ${share}`);
    }
  });

  test('bring what the rules count, part by part', () => {
    for (const { state, advice } of asked) {
      if (state.step.type === 'score') continue;
      const before = sum(worthOf(state));
      for (const way of advice.ways) {
        const gain = sum(worthOf(follow(state, way), state.seat)) - before;
        ensure(sum(way.parts) === gain, `${sum(way.parts)} instead of ${gain}`);
        expect(way.isForLater).toBe(advice.ways.some((other) => sum(other.parts) > sum(way.parts)));
      }
    }
  });

  test('throw nothing away that could be laid, unless that is best', () => {
    for (const { advice } of asked) {
      const isDiscarding = ({ moves }: Way) => moves.some(({ type }) => type === 'discard');
      if (!isDiscarding(advice.ways[advice.best])) expect(advice.ways.some(isDiscarding)).toBe(false);
    }
  });
});

test('a hint is the same whatever is hidden', () => {
  for (const [index, { state, advice }] of asked.slice(0, 12).entries()) {
    expect(minds.advise(publicView(otherHidden(state, index)))).toEqual(advice);
  }
});

describe('what matters', () => {
  test('is true on the table', () => {
    for (const { state, advice } of [...asked, ...many]) expectTrue(state, advice.matter, advice.ways[advice.best]);
    const types = new Set(many.map(({ advice }) => advice.matter.type));
    expect([...types]).toEqual(expect.arrayContaining(['level', 'animals', 'neighbours', 'majority', 'score']));
  });

  /** Each by its own way to count, not by the one that has found it. */
  function expectTrue(state: GameState, matter: Matter, best: Way) {
    const { reef, limestone } = state.players[state.seat];
    const { animals, majorities, remote } = finalScores(state)[state.seat];
    const after = follow(state, best);
    const topsOn = matter.fields.map((field) => HALVES[topOf(reef, field) ?? 0]);
    switch (matter.type) {
      case 'level':
      case 'low': {
        const points = (of: GameState) =>
          scoreColour(of.players[state.seat].reef, matter.colour).levels[matter.level - 1]?.points ?? 0;
        expect(points(state)).toBe(matter.type === 'low' ? matter.points : 0);
        expect(points(after)).toBeGreaterThan(points(state));
        for (const { colour, value } of topsOn) expect([colour, value === null]).toEqual([matter.colour, false]);
        return;
      }
      case 'animals': {
        const own = animals.filter(({ animal }) => animal === matter.animal);
        expect([matter.fields.length, sum(own)]).toEqual([matter.count, matter.points]);
        expect(DARK_ANIMALS[matter.animal][Math.min(4, matter.count + matter.more) - 1]).toBe(matter.brings);
        for (const { animal } of topsOn) expect(animal).toBe(matter.animal);
        return;
      }
      case 'neighbours':
        expect(state.scoreBoard).toBe('light');
        expect(matter).toMatchObject(LIGHT_ANIMALS[matter.animal]);
        return;
      case 'majority': {
        const counts = majorities.find(({ colour }) => colour === matter.colour)?.counts;
        expect([counts?.[state.seat], counts?.[matter.rival]]).toEqual([matter.own, matter.theirs]);
        expect(matter.rival).not.toBe(state.seat);
        return;
      }
      case 'limestone':
        expect([matter.store, matter.brings]).toEqual([limestone, after.players[state.seat].limestone - limestone]);
        return;
      case 'remote':
        expect(-sum(remote.filter(({ field }) => matter.fields.includes(field)))).toBe(matter.points);
        return;
      case 'discard':
        expect(legalMoves(state).some(({ type }) => type === 'lay')).toBe(false);
        return;
      case 'later':
      case 'score':
        expect([matter.colours, matter.phases]).toEqual([
          openColours(state, state.seat).length,
          scoringPhasesLeft(state),
        ]);
        if (matter.type === 'score') expect(scoreColour(reef, matter.colour).points).toBe(matter.points);
    }
  }

  test('is what comes later where nothing can be gained now, not even limestone', () => {
    const state = startedGame();
    const players = state.players.map((player) => ({ ...player, limestone: 10 }));
    const lumino = players[state.seat].display[0];
    const moves = [{ type: 'offer', lumino }, { type: 'takeLimestone' }, { type: 'endTurn' }] as const;
    const advice = advise(publicView({ ...state, players }), [{ moves, value: 40 }]);
    expect(advice).toEqual({
      matter: { type: 'later', colours: 4, phases: 10, fields: [] },
      ways: [{ moves, parts: [], isForLater: false }],
      best: 0,
    });
  });

  test('is limestone where the best way takes it, with what the offer brings', () => {
    const state = startedGame();
    const { display, limestone } = state.players[state.seat];
    const moves = [{ type: 'offer', lumino: display[0] }, { type: 'takeLimestone' }, { type: 'endTurn' }] as const;
    const { value } = LUMINOS[display[0]];
    expect(advise(publicView(state), [{ moves, value: 40 }])?.matter).toEqual({
      type: 'limestone',
      store: limestone,
      brings: value,
      isOffered: false,
      fields: [],
    });
  });

  test('nothing before the start lumino lies, and nothing where the turn can only end', () => {
    expect(minds.advise(publicView(game()))).toBeNull();
    const view = publicView(startedGame());
    expect(advise(view, [])).toBeNull();
    expect(advise({ ...view, step: { type: 'settle' } }, [{ moves: [{ type: 'endTurn' }], value: 1 }])).toBeNull();
  });
});
