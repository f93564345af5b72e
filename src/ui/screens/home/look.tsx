import type { Person } from '../../../history/record';
import { glimpseOf } from '../../kit/gameFacts/glimpse';
import { Standing } from '../../kit/gameFacts/Standing';
import { ReefPicture } from '../../kit/pictures/ReefPicture';

/** What is shown of the last game once the rules have been loaded; null if its position cannot be read. */
export function lookAt(position: string, people: readonly Person[]) {
  const glimpse = glimpseOf(position);
  if (glimpse === null) return null;
  return {
    picture: <ReefPicture side={glimpse.side} reef={glimpse.reef} />,
    standing: <Standing people={people} glimpse={glimpse} />,
  };
}
