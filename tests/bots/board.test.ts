import { describe, expect, test } from 'vitest';
import { createDice } from '../../src/bots/board/dice';
import { findReach, listLays } from '../../src/bots/board/laying';
import { playMove } from '../../src/bots/board/move';
import * as places from '../../src/bots/board/position';
import { colourPoints, finalPoints } from '../../src/bots/board/scoring';
import { FIELD_COUNT, groundOf, PAIR_COUNT } from '../../src/bots/board/tables';
import { publicView } from '../../src/bots/publicView';
import { BOARDS } from '../../src/rules/data/boards';
import { PAIRS } from '../../src/rules/data/hex';
import { COLOURS } from '../../src/rules/data/luminos';
import { finalScores } from '../../src/rules/play/finalScoring';
import { legalLays } from '../../src/rules/play/laying';
import { scoreColour } from '../../src/rules/play/scoringPhase';
import type { GameState, Move } from '../../src/rules/state';
import { fuzzRuns } from '../support/effort';
import { takeMost } from '../support/policies';
import { ensure } from '../support/rules/build';
import { randomBoard, replaceSideA } from '../support/rules/randomBoard';
import { playGame, TABLES } from '../support/rules/randomGame';

const PRINTED = BOARDS.A;
const reach = new Uint8Array(FIELD_COUNT);
const pairs = new Uint8Array(PAIR_COUNT);
const position = places.createPosition();
const dice = createDice(1);

/** What every seat can lay, would score and would get in the end, as the rules have it. */
function ensureSameReefs(state: GameState): void {
  const board = BOARDS[state.side];
  const ground = groundOf(board);
  places.readView(publicView(state), position);
  const scores = finalScores(state);
  for (const [seat, player] of state.players.entries()) {
    const at = places.seatStart(seat);
    findReach(position, at, reach);
    for (const [index, colour] of COLOURS.entries()) {
      const count = listLays(position, at, ground, reach, index, pairs);
      const listed = Array.from(pairs.subarray(0, count), (pair) => String(PAIRS[pair])).sort();
      const legal = legalLays(player.reef, board, colour, player.limestone).map(String).sort();
      ensure(String(listed) === String(legal), `${colour} lays of seat ${seat}: ${listed} and not ${legal}`);
      const points = scoreColour(player.reef, colour).points;
      ensure(colourPoints(position, at, index) === points, `${colour} points of seat ${seat}`);
    }
    ensure(finalPoints(position, seat, ground) === scores[seat].points, `final points of seat ${seat}`);
  }
}

/** Everything but which luminos were drawn; lists as sets. */
function summary(of: places.Position): string {
  const parts = [...of.subarray(0, places.UNSEEN_COUNT + 1), of[places.ATOLL_COUNT]];
  for (let seat = 0; seat < of[places.PLAYERS]; seat++) {
    const at = places.seatStart(seat);
    parts.push(...of.subarray(at, at + places.DISPLAY_COUNT + 1), of[at + places.HAND_COUNT]);
    parts.push(...of.subarray(at + places.HEIGHTS, at + places.SEAT_SIZE));
  }
  return String(parts);
}

/** The move on a position leads where the rules lead, and what is drawn was unseen before. */
function ensureSameMove(before: GameState, move: Move, after: GameState): void {
  places.readView(publicView(before), position);
  const expected = places.createPosition();
  places.readView(publicView(after), expected);
  playMove(position, groundOf(BOARDS[before.side]), move, dice);
  // The rules add the final scoring to the points; a mind asks for it apart.
  if (after.step.type === 'over') {
    for (const [seat, score] of finalScores(after).entries()) {
      position[places.seatStart(seat) + places.POINTS] += score.points;
    }
  }
  ensure(summary(position) === summary(expected), `${JSON.stringify(move)} leads elsewhere`);
  const luminos = everyLumino(position);
  ensure(String(luminos) === String(everyLumino(expected)), `${JSON.stringify(move)} loses a lumino`);
}

function everyLumino(of: places.Position): readonly number[] {
  const luminos = [...of.subarray(places.UNSEEN, places.UNSEEN + of[places.UNSEEN_COUNT])];
  luminos.push(...of.subarray(places.ATOLL, places.ATOLL + of[places.ATOLL_COUNT]));
  for (let seat = 0; seat < of[places.PLAYERS]; seat++) {
    const at = places.seatStart(seat);
    luminos.push(...of.subarray(at + places.DISPLAY, at + places.DISPLAY + of[at + places.DISPLAY_COUNT]));
    luminos.push(...of.subarray(at + places.HAND, at + places.HAND + of[at + places.HAND_COUNT]));
  }
  return luminos.sort((a, b) => a - b);
}

// A random game has about 60 positions for each two players: 12 tables, printed and random boards alternating, in all
// more than 20,000 positions in the long run and a seventh of them in `npm test`.
describe('the compact board is the rules again', () => {
  test.each(TABLES)('$players players, side $side, $scoreBoard', (table) => {
    let positions = 0;
    for (let seed = 0; positions < fuzzRuns(1700); seed++) {
      replaceSideA(seed % 2 === 0 ? PRINTED : randomBoard(seed));
      // Those who take most empty the bag: the emergency stack, a dry bag and the early end come only with them.
      for (const { before, move, played } of playGame(table, seed, seed % 3 === 2 ? takeMost : undefined)) {
        if (before.step.type !== 'start') ensureSameMove(before, move, played.state);
        ensureSameReefs(played.state);
        positions++;
      }
    }
    expect(positions).toBeGreaterThanOrEqual(fuzzRuns(1700));
  });
});
