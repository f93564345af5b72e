import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../../src/rules/text/position';
import { readStanding } from '../../../src/rules/text/standing';
import { playGame, TABLES } from '../../support/rules/randomGame';

describe('[notation] a standing', () => {
  test.each(TABLES)('of %j is what the whole position says, once the game is over', (table) => {
    for (const { played } of playGame(table, 3)) {
      const { side, scoreBoard, step } = played.state;
      const players = played.state.players.map(({ points, limestone }) => ({ points, limestone }));
      const standing = readStanding(formatPosition(played.state));
      expect(standing).toEqual(step.type === 'over' ? { side, scoreBoard, players } : null);
    }
  });

  test.each([
    ['nothing', ''],
    ['a player too few', '2Ad r10 over s1 o1 none 0badcafe - - 12/3/cccc/-/-/-'],
    ['no points', '2Ad r10 over s1 o1 none 0badcafe - - 12/3/cccc/-/-/- x/3/cccc/-/-/-'],
    ['five players', '5Ad r10 over s1 o1 none 0badcafe - - 1/3/ 1/3/ 1/3/ 1/3/ 1/3/'],
  ])('is not found where there is %s', (_, text) => {
    expect(readStanding(text)).toBeNull();
  });
});
