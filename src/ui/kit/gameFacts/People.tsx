import type { Person } from '../../../history/record';
import { PersonSign } from '../characters/PersonSign';
import './people.css';

/** Who plays: each with their fish. */
export function People({ people }: { readonly people: readonly Person[] }) {
  return (
    <span class="whoPlays">
      {people.map((person) => (
        <span key={person.fish}>
          <PersonSign fish={person.fish} mind={person.mind} />
          <bdi>{person.name}</bdi>
        </span>
      ))}
    </span>
  );
}
