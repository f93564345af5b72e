import { type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Chronicle, Person } from '../../../store/library/chronicle/chronicle';
import type { PersonKey } from '../../../store/library/chronicle/people';
import { createReading, type Reading } from './reading';

/** What is remembered of this screen as long as the page lives: who was looked at, and what was found out. */
export interface ChronicleMemory {
  readonly reading: Reading;
  /** Null for everyone together. */
  readonly chosen: Signal<PersonKey | null>;
}

export function createChronicleMemory(): ChronicleMemory {
  return { reading: createReading(), chosen: signal(null) };
}

/** What all parts of the page show. */
export interface Shown {
  readonly chronicle: Chronicle;
  readonly choose: (key: PersonKey | null) => void;
}

export const ShownContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (shown === null) throw new Error('this component belongs into the chronicle');
  return shown;
}

export function personCalled({ people }: Chronicle, key: PersonKey): Person | undefined {
  return people.find((person) => person.key === key);
}
