import { expect, test } from 'vitest';
import { START_FIELDS } from '../../../../../src/rules/data/hex';
import { actionOf, placesOf } from '../../../../../src/ui/screens/table/turn/action';
import { headline, whatToDo } from '../../../../../src/ui/screens/table/turn/todo';
import { field } from '../../../../support/rules/build';
import { lumino } from '../../../../support/rules/names';
import { tableWith } from '../../../../support/tableDriver';
import { ACTING, holding, OFFERING, SCORING, STARTING, settling } from '../../../../support/tablePositions';
import { TABLE_TEXTS } from '../../../../support/texts';

const { en } = TABLE_TEXTS;
const { screen } = en;

// Beside the reef there is only water, and nothing of it is green.
const HEMMED = { reef: 'yp:d4d5,y4o3:c4c5,y3s2:e3e4', side: 'B' };

test('[6.5] luminos that fit nowhere are not asked for their place', () => {
  const two = tableWith(settling('g4o2,g3s1', HEMMED));
  expect(whatToDo(en, [], two)).toBe(screen.settleNothing);
  two.pick(lumino('g3s1'));
  expect(whatToDo(en, [], two)).toBe(screen.discard);
  const one = tableWith(settling('y4o2', HEMMED));
  expect(whatToDo(en, [], one)).toBe(screen.settleHeld);
});

test('[6.5] discarding is the next thing to do only if nothing can be laid', () => {
  const state = settling('g4o2', HEMMED);
  const move = { type: 'discard', lumino: lumino('g4o2') } as const;
  expect([true, false].map((canLay) => actionOf(en, state, move, canLay).isNext)).toEqual([false, true]);
});

test('what is chosen is named', () => {
  const offering = tableWith(OFFERING);
  offering.pick(lumino('y3s1'));
  expect(whatToDo(en, [], offering)).toBe('offer yellow 3, or choose another');
  const acting = tableWith(ACTING);
  acting.pick(lumino('b3s1'));
  acting.pick(lumino('b2c1'));
  expect(whatToDo(en, [], acting)).toBe('take 2 luminos, or choose something else');
});

test('[7.2] in the scoring phase a colour is tapped, or one passes', () => {
  expect(whatToDo(en, [], tableWith(SCORING))).toBe(screen.score);
});

test('[7.2] passing says what speaks against it, and scoring which colour is missing', () => {
  expect(placesOf(en, tableWith(SCORING))).toMatchObject([
    { action: { label: screen.passMove, price: screen.passWhy, isNext: false } },
    { type: 'quiet', label: screen.scoreNone, why: screen.colourFirst },
  ]);
  const inRound = (round: number, tokens: string) => {
    const [player, ...others] = SCORING.players;
    const side = { c: 'coral', j: 'jellyfish' } as const;
    const [yellow, pink, green, blue] = [...tokens].map((each) => (each === 'c' ? side.c : side.j));
    return { ...SCORING, round, players: [{ ...player, tokens: { yellow, pink, green, blue } }, ...others] };
  };
  const priceIn = (round: number, tokens: string) => actionOf(en, inRound(round, tokens), { type: 'pass' }).price;
  expect(priceIn(8, 'jccc')).toBe(en.scoring.passColour);
  expect(priceIn(9, 'jccc')).toBe(en.scoring.passPoints);
  expect(priceIn(10, 'jjjc')).toBe(en.scoring.passPoints);
  expect(actionOf(en, inRound(10, 'jjjj'), { type: 'pass' })).toMatchObject({ price: null, isNext: true });
});

test('while another reef is looked at, the headline says whose; what to do stays the same', () => {
  const table = tableWith(OFFERING);
  table.enlarge(1);
  expect(headline(en, [], table)).toBe('you are looking at Player 2’s reef');
  expect(whatToDo(en, [], table)).toBe(screen.offer);
});

test('a lumino that is shown where it must not lie is to be turned', () => {
  const table = holding('y3s1');
  table.tap(field('d3'));
  const told = Array.from({ length: 6 }, () => {
    table.turn();
    return { isForbidden: (table.ghost.value?.refusals.length ?? 0) > 0, todo: whatToDo(en, [], table) };
  });
  expect(told.some(({ isForbidden }) => isForbidden)).toBe(true);
  for (const { isForbidden, todo } of told) expect(todo === screen.settleForbidden).toBe(isForbidden);
});

test('another ringed field is spoken of only if there is one', () => {
  const many = holding('y3s1', { limestone: 5 });
  many.tap(field('d3'));
  expect(whatToDo(en, [], many)).toBe('now tap a ringed field for its other half, and it is laid');
  // Beside it there is only water, for which no limestone is left.
  const one = holding('y3s1', { reef: 'yp:d4d5,y4o3:c4c5', side: 'A' });
  const { numberOn } = one.lays.value.filter((lay, _, all) =>
    all.every((each) => each === lay || each.numberOn !== lay.numberOn),
  )[0];
  one.tap(numberOn);
  expect(whatToDo(en, [], one)).toBe('now tap the field for its other half, and it is laid');
});

test('[5] what is not possible yet has its place, and says what is missing', () => {
  const quiet = (label: string, why: string) => ({ type: 'quiet', label, why });
  expect(placesOf(en, tableWith(OFFERING))).toEqual([{ type: 'empty' }, quiet(screen.offerMove, screen.oneFirst)]);
  expect(placesOf(en, tableWith(ACTING))[1]).toEqual(quiet(screen.takeNone, screen.chooseFirst));
  expect(placesOf(en, tableWith(settling('y3s1,y2c1')))).toEqual([
    quiet(screen.discardMove, screen.oneFirst),
    quiet(screen.endTurnMove, screen.endTurnLater),
  ]);
  expect(placesOf(en, tableWith(settling('-')))).toMatchObject([
    quiet(screen.discardMove, screen.handEmpty),
    { type: 'move', action: { label: screen.endTurnMove, isNext: true } },
  ]);
});

test('[3.2] the start lumino can be laid once it is shown', () => {
  const table = tableWith(STARTING);
  expect(placesOf(en, table)[1]).toEqual({ type: 'quiet', label: screen.layStartMove, why: screen.startFirst });
  table.tap(START_FIELDS[0]);
  expect(placesOf(en, table)[1]).toMatchObject({ action: { move: { type: 'layStart' }, isNext: true } });
});
