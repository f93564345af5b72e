import type { GameRecord } from '../../storage/record';
import { glimpseOf } from '../gamesList/glimpse';
import { Standing } from '../gamesList/Standing';
import { ReefPicture } from '../pictures/ReefPicture';

/** What is shown of the last game once the rules have been loaded; null if they cannot follow it. */
export function lookAt(record: GameRecord) {
  const glimpse = glimpseOf(record);
  if (glimpse === null) return null;
  return {
    picture: <ReefPicture side={glimpse.side} reef={glimpse.reef} />,
    standing: <Standing people={record.people} glimpse={glimpse} />,
  };
}
