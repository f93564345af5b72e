import { describe, expect, test } from 'vitest';
import type { Mark } from '../../../src/history/timeline';
import { type Chapter, isFromPosition, storyOf } from '../../../src/ui/story/story';
import { pointsOf, type StoryItem } from '../../../src/ui/story/storyItem';
import { game } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { TABLES } from '../../support/rules/randomGame';
import { type PlayedGame, playedOn, shortGame, wholeGame } from '../../support/storyGames';
import { ACTING, fields, OFFERING, SCORING, STARTING } from '../../support/tablePositions';

const story = ({ past, state }: PlayedGame, marks: readonly Mark[] = []) => storyOf(past, marks, state);
const talesOf = (chapters: readonly Chapter[]) => chapters.flatMap(({ turns }) => turns.flatMap(({ items }) => items));
const titles = (chapters: readonly Chapter[]) => chapters.map(({ type, round }) => `${type} ${round}`);

function lay(name: string, names: string) {
  const [numberOn, otherOn] = fields(names);
  return { type: 'lay', lumino: lumino(name), numberOn, otherOn } as const;
}

describe.each(TABLES)('$players players, $side $scoreBoard', (table) => {
  const whole = wholeGame(table, 5);
  const chapters = story(whole);

  test('[4] the start, ten rounds, the end', () => {
    const rounds = Array.from({ length: 10 }, (_, index) => `round ${index + 1}`);
    expect(titles(chapters)).toEqual(['start 1', ...rounds, 'end 10']);
  });

  test('[4] everyone has one turn and one scoring in each round', () => {
    for (const { turns } of chapters.slice(1, -1)) {
      for (const phase of ['action', 'scoring']) {
        const seats = turns.filter((turn) => turn.phase === phase).map(({ seat }) => seat);
        expect([...seats].sort()).toEqual([...whole.state.players.keys()]);
      }
    }
  });

  test('every point is told', () => {
    for (const [seat, { points }] of whole.state.players.entries()) {
      const items = chapters.flatMap(({ turns }) =>
        turns.filter((turn) => turn.seat === seat).flatMap((turn) => turn.items),
      );
      expect(items.reduce((sum, item) => sum + pointsOf(item), 0)).toBe(points);
    }
  });

  test('every lumino that was laid is told once', () => {
    const laid = whole.past.flatMap(({ events }) => events.filter((event) => event.type === 'laid'));
    const told = talesOf(chapters).flatMap((item) => (item.type === 'lays' ? item.lays : []));
    expect(told.map((each) => each.lumino)).toEqual(laid.map((each) => each.lumino));
  });
});

test('[3.2] the start luminos with both their halves', () => {
  const played = playedOn(STARTING, [
    { type: 'layStart', left: 'pink' },
    { type: 'layStart', left: 'green' },
  ]);
  const [{ turns }] = story(played);
  expect(turns.map(({ seat, phase, items }) => [seat, phase, items[0]])).toEqual([
    [0, 'start', { type: 'start', left: 'pink', right: 'yellow' }],
    [1, 'start', { type: 'start', left: 'green', right: 'blue' }],
  ]);
});

test('[5] a turn is told as one: what was offered and taken, what was laid, then what is new', () => {
  const played = playedOn(OFFERING, [
    { type: 'offer', lumino: lumino('p6o1') },
    { type: 'takeFromAtoll', luminos: luminos('b3s1,b2c1') },
    { type: 'discard', lumino: lumino('b3s1') },
    lay('b2c1', 'c4c5'),
    { type: 'endTurn' },
  ]);
  const drawn = played.past[1].events.find((event) => event.type === 'drawn');
  expect(story(played)).toEqual([
    {
      type: 'round',
      round: 4,
      turns: [
        {
          seat: 0,
          phase: 'action',
          items: [
            {
              type: 'action',
              offered: lumino('p6o1'),
              taken: { type: 'atoll', luminos: luminos('b3s1,b2c1') },
            },
            { type: 'discards', luminos: luminos('b3s1'), points: 1 },
            { type: 'lays', lays: [{ lumino: lumino('b2c1'), level: 1, paid: 0 }] },
            { type: 'drawn', luminos: drawn?.luminos },
          ],
        },
      ],
    },
  ]);
});

test('[5] a game that came after the offer has nothing to say about it', () => {
  const played = playedOn(ACTING, [{ type: 'takeLimestone' }]);
  expect(talesOf(story(played))).toEqual([
    { type: 'action', offered: null, taken: { type: 'limestone', count: 6, left: 0 } },
  ]);
});

test('[5] a special action is told with what came for what went', () => {
  const before = {
    ...OFFERING,
    players: [{ ...OFFERING.players[0], tokens: SCORING.players[0].tokens }, OFFERING.players[1]],
  };
  const played = playedOn(before, [{ type: 'special', from: 'display', luminos: luminos('y3s1,g4o1') }]);
  const drawn = played.past[0].events.find((event) => event.type === 'drawn');
  expect(talesOf(story(played))).toEqual([
    { type: 'special', from: 'display', given: luminos('y3s1,g4o1'), drawn: drawn?.luminos },
  ]);
});

test('[7.2] [7.3] a scoring with its limestone, and where the octopus went', () => {
  const played = playedOn(SCORING, [{ type: 'pass' }, { type: 'score', colour: 'green' }]);
  const items = talesOf(story(played));
  expect(items.map(({ type }) => type)).toEqual(['passed', 'scored', 'octopus']);
  expect(items[1]).toMatchObject({ score: { colour: 'green' }, limestone: 4 });
  expect(items[2]).toEqual({ type: 'octopus', to: 1 });
});

test('[7] an early end: the bag is told, and the extra scoring phase is a chapter', () => {
  const chapters = story(shortGame());
  expect(titles(chapters).slice(-3)).toEqual(['round 8', 'extra 9', 'end 10']);
  expect(talesOf(chapters).filter(({ type }) => type === 'emergency')).toEqual([
    { type: 'emergency', luminos: 8, ending: 'called' },
  ]);
  expect(chapters.at(-2)?.turns.every(({ phase }) => phase === 'scoring')).toBe(true);
});

describe('what was taken back', () => {
  const moves = [{ type: 'offer', lumino: lumino('p6o1') }, { type: 'takeLimestone' }] as const;
  const types = (items: readonly StoryItem[]) => items.map(({ type }) => type);

  test('stands where it was', () => {
    const chapters = story(playedOn(OFFERING, [...moves, { type: 'endTurn' }]), [
      { at: 1, note: { type: 'takenBack', moves: 2 } },
    ]);
    expect(types(talesOf(chapters))).toEqual(['action', 'takenBack']);
    expect(talesOf(chapters)[1]).toEqual({ type: 'takenBack', moves: 2 });
  });

  test('and a hint that was asked for stand in the order in which they were noted', () => {
    const chapters = story(playedOn(OFFERING, [...moves, { type: 'endTurn' }]), [
      { at: 1, note: { type: 'takenBack', moves: 2 } },
      { at: 1, note: { type: 'hint' } },
    ]);
    expect(types(talesOf(chapters))).toEqual(['action', 'takenBack', 'hint']);
  });

  test('stands at the end while nothing follows, in the turn that is open', () => {
    const [{ turns }] = story(playedOn(OFFERING, [...moves, { type: 'endTurn' }]), [
      { at: 3, note: { type: 'takenBack', moves: 1 } },
    ]);
    expect(turns.map(({ seat, items }) => [seat, types(items)])).toEqual([
      [0, ['action']],
      [1, ['takenBack']],
    ]);
  });

  test('is the whole story of a game that begins with it', () => {
    expect(types(talesOf(storyOf([], [{ at: 0, note: { type: 'takenBack', moves: 1 } }], OFFERING)))).toEqual([
      'takenBack',
    ]);
  });
});

test('nothing played, nothing told', () => {
  expect(storyOf([], [], game())).toEqual([]);
});

test('a dealt game is from its beginning, a position on its way is not', () => {
  expect(isFromPosition([], game())).toBe(false);
  const { past, state } = wholeGame(TABLES[0], 1);
  expect(isFromPosition(past, state)).toBe(false);
  expect(isFromPosition([], OFFERING)).toBe(true);
  expect(isFromPosition(past.slice(1), state)).toBe(true);
});
