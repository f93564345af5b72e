import { expect, test } from 'vitest';
import type { Decision } from '../../../src/bots/analysis/report';
import { luckOf, momentsOf } from '../../../src/store/analysis/moments';
import { sampleReport } from '../../support/sampleReport';
import { FOUR, TWO } from '../../support/scenes/games';

const placesOf = (report: ReturnType<typeof sampleReport>, moments: ReturnType<typeof momentsOf>) =>
  moments.map(({ decision }) => report.decisions.indexOf(decision));

test('[analysis] three moments: the largest losses and one fine move, in the order of the game', () => {
  const report = sampleReport(TWO, [20, 5, 11], [2, 8]);
  const moments = momentsOf(report, TWO.past, TWO.state);
  expect(moments.map(({ isFine }) => isFine).filter(Boolean)).toHaveLength(1);
  const places = placesOf(report, moments);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).toContain(20);
});

test('[analysis] without a fine move there are three losses, and the other way round; with neither there is nothing', () => {
  const losses = sampleReport(TWO, [20, 5, 11, 14], []);
  expect(momentsOf(losses, TWO.past, TWO.state).map(({ isFine }) => isFine)).toEqual([false, false, false]);
  const fine = sampleReport(TWO, [], [2, 8]);
  expect(placesOf(fine, momentsOf(fine, TWO.past, TWO.state))).toEqual([2, 8]);
  expect(momentsOf(sampleReport(TWO, [], []), TWO.past, TWO.state)).toEqual([]);
});

test('[analysis] nobody is in two moments while somebody else could be in one', () => {
  const { decisions } = sampleReport(FOUR, [], []);
  const ofSeat = (seat: number) => decisions.flatMap((each, index) => (each.seat === seat ? [index] : []));
  const report = sampleReport(FOUR, [ofSeat(1)[4], ofSeat(1)[6], ofSeat(3)[5]], [ofSeat(1)[2], ofSeat(0)[3]]);
  const moments = momentsOf(report, FOUR.past, FOUR.state);
  expect(moments.map(({ decision }) => decision.seat).sort()).toEqual([0, 1, 3]);
});

test('[analysis] of a loss both lines are played by the rules from the same position', () => {
  const report = sampleReport(TWO, [11], []);
  const [moment] = momentsOf(report, TWO.past, TWO.state);
  const { decision, before, played, better } = moment;
  expect(before).toBe(TWO.past[decision.at].state);
  expect(played.after).toBe(TWO.past[decision.at + decision.count].state);
  expect(better?.moves).toEqual(decision.candidates[decision.best].moves);
  expect(better?.after.players[decision.seat]).not.toEqual(before.players[decision.seat]);
});

test('[analysis] moves that the rules refuse, and places that the game does not have, make no moment', () => {
  const report = sampleReport(TWO, [11], []);
  const [loss] = report.decisions.filter(({ isLoss }) => isLoss);
  const momentsWith = (change: Partial<Decision>) =>
    momentsOf({ ...report, decisions: [{ ...loss, ...change }] }, TWO.past, TWO.state);
  expect(momentsWith({})).toHaveLength(1);
  const [first, ...others] = loss.candidates;
  expect(momentsWith({ candidates: [{ ...first, moves: [{ type: 'layStart', left: 'pink' }] }, ...others] })).toEqual(
    [],
  );
  expect(momentsWith({ at: 100_000 })).toEqual([]);
  expect(momentsWith({ seat: 1 - loss.seat })).toEqual([]);
});

test('[analysis] luck is that of the balance and, before there is one, of the draws so far', () => {
  const report = sampleReport(TWO, [], []);
  const [first, second] = report.draws;
  expect(luckOf(report, 2)).toEqual(report.balance.map(({ points }) => points));
  expect(luckOf({ ...report, balance: [], draws: [first, second] }, 2)).toEqual([
    first.points[0] + second.points[0],
    first.points[1] + second.points[1],
  ]);
});
