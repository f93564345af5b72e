import { replay } from '../../src/history/replay';
import { formatPosition } from '../../src/rules/text/position';
import { parseSave } from '../../src/storage/format/save';
import { parseRoute } from '../../src/ui/app/address';
import { readStored } from '../support/page/stored';
import type { Driver } from './driver';

/** Where the game of this address stands, as the database has it, played through by the rules. */
export async function positionIn(driver: Driver): Promise<string> {
  const route = parseRoute(await driver.evaluate(() => location.hash, null));
  if (route.screen !== 'game') return `no game at ${JSON.stringify(route)}`;
  const parsed = parseSave(await driver.evaluate(readStored, route.id));
  if (!parsed.ok) return `no readable game ${route.id}`;
  const replayed = replay(parsed.save.record);
  return replayed.ok ? formatPosition(replayed.state) : `a game that goes wrong at ${replayed.at}`;
}
