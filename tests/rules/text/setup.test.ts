import { describe, expect, test } from 'vitest';
import { LUMINOS, START_LUMINOS } from '../../../src/rules/data/luminos';
import { formatLumino, LUMINO_LETTERS } from '../../../src/rules/text/names';
import { formatPosition } from '../../../src/rules/text/position';
import { formatSetup, parseSetup, type Setup, setupOf } from '../../../src/rules/text/setup';
import { validate } from '../../../src/rules/text/validate';
import { field, position } from '../../support/rules/build';
import { playGame, TABLES } from '../../support/rules/randomGame';

const OFFERING =
  '2Ad r4 offer s1 o2 none 0badcafe p4o1,p5o1,b4o1,b5o1 - 12/3/cjxc/y1t1,y2h1,y3s1,y4o1/-/y5o1:c3d3,yp:d4d5 -1/10/cccc/g4o1,g4o2,g4o3/-/gb:d5d4';

function setup(text: string): Setup {
  const parsed = parseSetup(text);
  if (!parsed.ok) throw new Error(`${parsed.problem} at ${parsed.at}`);
  return parsed.value;
}

/** A setup as an editor might leave it: each of these can be written down and is no position. */
const UNPLAYABLE: readonly [what: string, from: string, to: string, part: object, rule: string][] = [
  ['[4] a round after the last', 'r4', 'r11', { name: 'round' }, 'range'],
  ['[4] a seat that no player has', 's1', 's3', { name: 'seat' }, 'range'],
  ['[7.3] an octopus at no seat', 'o2', 'o4', { name: 'octopus' }, 'range'],
  ['[7.2] a scorer at no seat', 'offer', 'score:3', { name: 'lastScorer' }, 'range'],
  ['[1] more limestone than a store holds', '12/3/', '12/11/', { name: 'limestone', seat: 0 }, 'range'],
  ['points beyond the notation', '-1/10', '-1000/10', { name: 'points', seat: 1 }, 'range'],
  ['[1] a lumino of a larger game', 'b4o1', 'b4o6', { name: 'atoll', index: 2 }, 'noSuchLumino'],
  ['[1] a lumino in two places', 'g4o2', 'p4o1', { name: 'display', seat: 1, index: 1 }, 'twice'],
  ['[1] a lumino twice in a reef', 'y5o1:c3d3', 'y4o1:c3d3', { name: 'lumino', seat: 0, index: 0 }, 'twice'],
  ['[3.2] a start lumino in the atoll', 'p5o1', 'yb', { name: 'atoll', index: 1 }, 'startLumino'],
  ['[6] a lumino on fields apart', 'c3d3', 'c3c5', { name: 'fields', seat: 0, index: 0 }, 'neighbours'],
  ['[6.3] a lumino askew', 'yp:d4d5', 'yp:d4d5,y5o2:d4c4', { name: 'fields', seat: 0, index: 2 }, 'level'],
  [
    '[6.2] a lumino exactly on another',
    'yp:d4d5',
    'yp:d4d5,y5o2:d3c3',
    { name: 'fields', seat: 0, index: 2 },
    'congruent',
  ],
  ['[2] the start area covered', 'gb:d5d4', 'g5o1:d5d4', { name: 'fields', seat: 1, index: 0 }, 'startArea'],
  ['[7] an extra phase in a turn', 'none', 'extra', { name: 'ending' }, 'ending'],
  ['[5.1] an offered lumino elsewhere', 'offer', 'act:y1t1', { name: 'step' }, 'offered'],
  ['[5.3] an atoll that was not refilled', 'p4o1,', '', { name: 'step' }, 'atoll'],
  ['[7.1] a display that was not refilled', 'y1t1,', '', { name: 'player', seat: 0 }, 'display'],
  ['[5.2] a hand before the offer', 'y4o1/-', 'y4o1/y5o2', { name: 'player', seat: 0 }, 'hand'],
  ['[3.2] a reef without its start lumino', 'gb:d5d4', '-', { name: 'player', seat: 1 }, 'start'],
];

describe('[notation] a setup', () => {
  test.each(UNPLAYABLE)('can hold %s, and validate says which part breaks which rule', (_, from, to, part, rule) => {
    const text = OFFERING.replace(from, to);
    expect(formatSetup(setup(text))).toBe(text);
    const whole = { seat: null, index: null, ...part };
    expect(validate(setup(text))).toEqual({ ok: false, part: whole, rule, problem: expect.any(String) });
  });

  test('is validated as a value: what no text can say is refused, too', () => {
    const playable = setup(OFFERING);
    const [first, ...others] = playable.players;
    const lays = [{ lumino: 0, numberOn: field('c3'), otherOn: 44 }];
    expect(validate({ ...playable, players: [first] })).toMatchObject({ rule: 'range', part: { name: 'players' } });
    expect(validate({ ...playable, round: 1.5 })).toMatchObject({ rule: 'range', part: { name: 'round' } });
    expect(validate({ ...playable, atoll: [110] })).toMatchObject({ rule: 'noSuchLumino', part: { name: 'atoll' } });
    expect(validate({ ...playable, atoll: [0.5] })).toMatchObject({ rule: 'noSuchLumino', part: { name: 'atoll' } });
    expect(validate({ ...playable, players: [{ ...first, display: [], lays }, ...others] })).toMatchObject({
      rule: 'neighbours',
      part: { name: 'fields', seat: 0, index: 0 },
    });
  });

  test('names luminos with the letters that links must know', () => {
    const names = [...LUMINOS, ...START_LUMINOS].map(({ id }) => formatLumino(id)).join('');
    expect(new Set(names.replaceAll(/\d/g, ''))).toEqual(new Set(LUMINO_LETTERS));
  });

  test('of a position is validated into the same position', () => {
    const state = position(OFFERING);
    expect(validate(setupOf(state))).toEqual({ ok: true, position: state });
    expect(formatSetup(setupOf(state))).toBe(formatPosition(state));
  });

  test.each(TABLES)(
    'comes back from its text at every moment of a game: $players players, $side, $scoreBoard',
    (table) => {
      for (const { before } of playGame(table, 4)) {
        const made = setupOf(before);
        expect(parseSetup(formatSetup(made))).toEqual({ ok: true, value: made });
        expect(validate(made)).toEqual({ ok: true, position: before });
      }
    },
  );
});
