import type { Person } from '../../../history/record';
import { FishSign } from '../fish/FishSign';
import './people.css';

/** Who plays: each with their fish. */
export function People({ people }: { readonly people: readonly Person[] }) {
  return (
    <span class="whoPlays">
      {people.map(({ name, fish }) => (
        <span key={fish}>
          <FishSign fish={fish} />
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  );
}
