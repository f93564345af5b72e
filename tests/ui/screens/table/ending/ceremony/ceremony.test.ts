import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../../../src/i18n/languages';
import { finalScores, victory } from '../../../../../../src/rules/play/finalScoring';
import type { GameState, Reef, Seat } from '../../../../../../src/rules/state';
import {
  type CeremonyStep,
  ceremonyOf,
  isCommon,
  type Matter,
} from '../../../../../../src/ui/screens/table/ending/ceremony/ceremony';
import { reasonFor, spokenReasons, victoryReason } from '../../../../../../src/ui/screens/table/ending/sentences';
import { reef } from '../../../../../support/rules/build';
import { fields, finalState } from '../../../../../support/rules/finalState';
import { playGame, TABLES } from '../../../../../support/rules/randomGame';
import { ENDING_TEXTS } from '../../../../../support/texts';

const NAMES = ['Nora', 'Ole', 'Mia', 'Ada'];
const nameOf = (seat: Seat) => NAMES[seat];
const { en, de } = ENDING_TEXTS;

const FINISHED = TABLES.map((table, seed) => ({ ...table, state: lastState(table, seed) }));

function lastState(table: (typeof TABLES)[number], seed: number): GameState {
  const [last] = [...playGame(table, seed)].slice(-1);
  return last.played.state;
}

function stepsAbout(state: GameState, type: Matter['type']): readonly CeremonyStep[] {
  return ceremonyOf(state).filter(({ matter }) => matter.type === type);
}

describe.each(FINISHED)('$players players, side $side, $scoreBoard', ({ players, side, state }) => {
  const steps = ceremonyOf(state);

  test('[8] all steps together are the final scoring, and lead to the points of the game', () => {
    const sums = state.players.map((_, seat) => steps.reduce((sum, { gains }) => sum + gains[seat], 0));
    const finals = finalScores(state).map(({ points }) => points);
    expect(sums).toEqual(finals);
    expect(steps[0].totals).toEqual(state.players.map(({ points }, seat) => points - finals[seat]));
    expect(steps.at(-1)?.totals).toEqual(state.players.map(({ points }) => points));
  });

  test('[8] goes through the categories in order, with everyone in each; remote limestone on side B only', () => {
    const animals = state.players.map(() => 'animals');
    const remote = side === 'B' ? ['remote'] : [];
    const order = ['opening', 'jellyfish', 'limestone', ...animals, 'majorities', ...remote, 'victory'];
    expect(steps.map(({ matter }) => matter.type)).toEqual(order);
    expect(stepsAbout(state, 'animals').map(({ shown }) => shown)).toEqual([...state.players.keys()]);
    expect(steps.every(({ gains }) => gains.length === players)).toBe(true);
  });

  test('ends with the reef of whoever has won', () => {
    const { winners } = victory(state);
    const { matter, shown, gains } = steps[steps.length - 1];
    expect(matter).toEqual({ type: 'victory', winners });
    expect([shown, Math.max(...gains)]).toEqual([winners[0], 0]);
  });

  test('no field is lit twice in a step, and every point on the reef stands at a light', () => {
    for (const { lights, gains, matter, shown } of steps) {
      expect(new Set(lights.map(({ field }) => field)).size).toBe(lights.length);
      if (matter.type !== 'animals') continue;
      const labels = lights.flatMap(({ label }) => (label === null ? [] : [Number(label.replace('−', '-'))]));
      expect(labels.reduce((sum, points) => sum + points, 0)).toBe(gains[shown ?? -1]);
    }
  });

  test.each(LANGUAGES)('every step is told in a few words in %s', (language) => {
    for (const { matter } of steps) {
      const texts = ENDING_TEXTS[language];
      const reason = reasonFor(texts, nameOf, matter);
      expect(reason.length).toBeLessThan(120);
      for (const sentence of [reason, ...spokenReasons(texts, nameOf, matter)]) {
        expect(sentence).toMatch(/^[A-ZÄÖÜ].*[.!]$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  test('[8] what is counted for all at once is told player by player, with each number', () => {
    for (const { matter } of steps.filter((step) => isCommon(step.matter) && step.matter.type !== 'majorities')) {
      const sentences = spokenReasons(en, nameOf, matter);
      expect(sentences.map((sentence) => NAMES.find((name) => sentence.startsWith(name)))).toEqual(
        NAMES.slice(0, players),
      );
    }
  });
});

describe('the lights', () => {
  const lightsOf = (state: GameState, type: Matter['type'], index = 0) =>
    stepsAbout(state, type)[index].lights.map(({ field, tone, label }) => [field, tone, label]);
  const lit = (names: string, tone: string, ...labels: readonly (string | null)[]) =>
    fields(names).map((field, index) => [field, tone, labels[index] ?? null]);
  const EMPTY = reef('gb:d4d5');

  test('[8.3] dark side: the points of a kind stand at the first of it; one that brings nothing is only counted', () => {
    const state = finalState([reef('yp:d4d5,y2c1:a2a1,y3c1:b2b1,y3s1:f1f2'), EMPTY]);
    expect(lightsOf(state, 'animals')).toEqual([...lit('f2', 'counted', '+0'), ...lit('a1 b1', 'point', '+4', null)]);
  });

  test('[8.3] light side: an animal that scores nothing is told, too', () => {
    const state = finalState([reef('yp:d4d5,y1t1:c4c3'), EMPTY], { scoreBoard: 'light' });
    const [{ matter }] = stepsAbout(state, 'animals');
    expect([reasonFor(en, nameOf, matter), reasonFor(de, nameOf, matter)]).toEqual([
      'Nora: 0 points for 1 starfish.',
      'Nora: 0 Punkte für 1 Seestern.',
    ]);
  });

  test('[8.3] light side: each animal has its own points, and what counts for it is shown', () => {
    const state = finalState([reef('yp:d4d5,y3s1:c4c3'), EMPTY], { scoreBoard: 'light' });
    expect(lightsOf(state, 'animals')).toEqual([...lit('c3', 'point', '+1'), ...lit('b2 c2', 'counted')]);
  });
});

describe('ties are explained', () => {
  /** Up to five visible yellow fields. */
  const YELLOW = ['gb:d4d5', 'yg:d4d5', 'gb:d4d5,y4o1:a1a2', 'yg:d4d5,y4o1:a1a2', 'gb:d4d5,y4o1:a1a2,y5o1:b1b2'];
  const told = (...counts: readonly number[]) => {
    const [{ matter }] = stepsAbout(finalState(counts.map((count): Reef => reef(YELLOW[count]))), 'majorities');
    return [en, de].map((texts) => spokenReasons(texts, nameOf, matter)[0]);
  };

  test.each([
    [
      [3, 3, 1],
      'Nora and Ole tie for the most yellow with 3 fields each: 3 points each, and nobody is second.',
      'Nora und Ole liegen bei Gelb gemeinsam vorn, mit je 3 Feldern: je 3 Punkte. Einen zweiten Platz gibt es dann nicht.',
    ],
    [
      [1, 4, 1],
      'Ole has the most yellow with 4 fields: 4 points. Nora and Mia tie for second with 1 each: 1 point each.',
      'Ole hat am meisten Gelb, 4 Felder: 4 Punkte. Platz 2 teilen sich Nora und Mia mit je 1: je 1 Punkt.',
    ],
    [
      [2, 1],
      'Nora has the most yellow with 2 fields: 4 points. Ole is second with 1: 2 points.',
      'Nora hat am meisten Gelb, 2 Felder: 4 Punkte. Auf Platz 2 folgt Ole mit 1: 2 Punkte.',
    ],
    [[0, 1], 'Only Ole shows yellow: 4 points.', 'Nur Ole zeigt Gelb: 4 Punkte.'],
    [[0, 0], 'Nobody shows any yellow.', 'Gelb ist nirgends zu sehen.'],
  ])('[8.4] with %j yellow fields', (counts, english, german) => {
    expect(told(...counts)).toEqual([english, german]);
  });

  const ended = (...stores: readonly (readonly [points: number, limestone: number])[]) =>
    finalState(
      stores.map(() => reef('gb:d4d5')),
      {},
      stores.map(([points, limestone]) => ({ points, limestone })),
    );

  test.each([
    [ended([50, 2], [40, 9]), '50 points', '50 Punkte'],
    [
      ended([50, 2], [40, 9], [50, 6]),
      'Nora and Mia have 50 points each. Mia has more limestone left: 6.',
      'Nora und Mia haben je 50 Punkte. Mia hat mehr Kalksteine übrig: 6.',
    ],
    [
      ended([50, 6], [50, 6], [50, 2]),
      '50 points and 6 limestone each: nobody is ahead.',
      'Je 50 Punkte und je 6 Kalksteine: Niemand liegt vorn.',
    ],
  ])('[8] what decides the game, case %#', (state, english, german) => {
    expect([victoryReason(en, nameOf, state), victoryReason(de, nameOf, state)]).toEqual([english, german]);
  });
});
