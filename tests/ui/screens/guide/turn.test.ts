import { expect, test } from 'vitest';
import { START_FIELDS } from '../../../../src/rules/data/hex';
import { HALVES, LUMINOS } from '../../../../src/rules/data/luminos';
import { legalMoves, play } from '../../../../src/rules/game';
import { topOf } from '../../../../src/rules/reef';
import { formatLumino } from '../../../../src/rules/text/names';
import { luminoOf, luminosOf } from '../../../../src/ui/screens/guide/examples/notation';
import { SPECIAL_EXAMPLE, START_REEFS, TURN_EXAMPLE } from '../../../../src/ui/screens/guide/examples/turn';
import { game, must, position, reef } from '../../../support/rules/build';

const { display, offered, kept, atoll, takeable, barred } = TURN_EXAMPLE;
const list = (names: string) => luminosOf(names).map(formatLumino).join();

const before = position(
  `2Ad r4 offer s1 o1 none 00000001 ${list(atoll)} - ` +
    `0/0/cjcc/${list(display)}/-/yp:d4d5 0/0/cccc/b4o1,b4o2,b5o1,b5o2/-/gb:d4d5`,
);
const { state } = must(before, { type: 'offer', lumino: luminoOf(offered) });
const moves = legalMoves(state);

test('[5.2A] the example brings as much limestone as the picture shows', () => {
  const { players } = must(state, { type: 'takeLimestone' }).state;
  expect(players[0].limestone).toBe(LUMINOS[luminoOf(offered)].value);
  expect(players[0].limestone).toBe(4);
});

test('[5.2B] of the display each lumino that is left can be taken', () => {
  const taken = moves.flatMap((move) => (move.type === 'takeFromDisplay' ? [move.lumino] : []));
  expect(taken).toEqual(luminosOf(kept));
});

test('[5.2C] of the atoll those can be taken that are ringed, and no other', () => {
  const taken = new Set(moves.flatMap((move) => (move.type === 'takeFromAtoll' ? move.luminos : [])));
  expect([...taken].sort()).toEqual([...luminosOf(takeable)].sort());
  expect(state.atoll).toEqual(luminosOf(`${atoll} ${offered}`));
  expect([...luminosOf(takeable), ...luminosOf(barred)].sort()).toEqual([...state.atoll].sort());
});

test('[5.2C] one or both pink luminos, or the green one', () => {
  const colours = moves.flatMap((move) =>
    move.type === 'takeFromAtoll' ? [move.luminos.map((id) => LUMINOS[id].colour).join()] : [],
  );
  expect(colours.sort()).toEqual(['green', 'pink', 'pink', 'pink,pink']);
});

test('[5] a special action draws as many as go into the bag, and its token is gone', () => {
  const outcome = play(before, { type: 'special', from: 'display', luminos: luminosOf(display).slice(0, 2) });
  expect(outcome.ok && outcome.state.players[0].tokens.pink).toBe('gone');
  expect(luminosOf(SPECIAL_EXAMPLE.after)).toHaveLength(luminosOf(SPECIAL_EXAMPLE.before).length);
});

test.each(START_REEFS)('[3.2] a start lumino can be laid with $left on the left', ({ left, reef: text }) => {
  const top = topOf(reef(text), START_FIELDS[0]);
  expect(HALVES[top ?? -1]?.colour).toBe(left);
});

test('[3.2] and there is no third way', () => {
  expect(legalMoves(game())).toHaveLength(START_REEFS.length);
});
