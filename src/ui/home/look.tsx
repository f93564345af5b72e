import type { Person } from '../../storage/record';
import { glimpseOf } from '../gamesList/glimpse';
import { Standing } from '../gamesList/Standing';
import { ReefPicture } from '../pictures/ReefPicture';

/** What is shown of the last game once the rules have been loaded; null if its position cannot be read. */
export function lookAt(position: string, people: readonly Person[]) {
  const glimpse = glimpseOf(position);
  if (glimpse === null) return null;
  return {
    picture: <ReefPicture side={glimpse.side} reef={glimpse.reef} />,
    standing: <Standing people={people} glimpse={glimpse} />,
  };
}
