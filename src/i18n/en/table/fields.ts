import type { BaseKey, ColourKey } from '../../keys/table';
import { words } from './words';

/** What a field of the reef is called, and what laying there would mean. */
export const fields = {
  place: (row: number, field: number) => `row ${row}, field ${field}`,
  remote: (penalty: number) => `remote limestone, minus ${penalty} while uncovered`,
  /** Over an empty field that is looked at: what it means for the game. */
  bases: {
    water: 'Water: covering it costs 1 limestone',
    limestone: 'Limestone: covering it is free',
    start: 'Start area: the start lumino goes here',
  } satisfies Readonly<Record<BaseKey, string>>,
  remoteBase: (penalty: number) => `Remote limestone: minus ${words.points(penalty)} at the end while uncovered`,
  level: (level: number, half: string) => `level ${level}, ${half}`,
  legal: (cost: number) => `lay here: legal, ${cost === 0 ? 'free' : `costs ${cost} limestone`}`,
  first: 'the number lies here',
  /** The same for a start lumino, which has no number. */
  firstStart: (colour: ColourKey) => `${words.colour(colour)} would lie here`,
  illegal: (reason: string) => `not here: ${reason}`,
  /** The bubble over a ghost that may be laid. */
  cost: (cost: number) => (cost === 0 ? 'Free' : `Costs ${cost} limestone`),
  /** What laying a ghost there would change, each with its points: "pink +3, crabs +2". */
  brings: (changes: readonly string[]) =>
    changes.length === 0 ? 'No change in points' : `Points: ${changes.join(', ')}`,
  bringsMajority: (colour: ColourKey) => `most ${words.colour(colour)} fields`,
  bringsRemote: 'remote limestone',
  marked: (place: string) => `Number on ${place}; now the other field.`,
  ghost: (number: string, other: string, verdict: string) => `Number on ${number}, other half on ${other}. ${verdict}.`,
  ghostStart: (left: ColourKey, right: ColourKey) =>
    `${words.colour(left)} on the left, ${words.colour(right)} on the right.`,
  stack: (place: string, halves: readonly string[], base: string) =>
    halves.length === 0 ? `${place}: ${base}.` : `${place}, from the top: ${[...halves, base].join('; ')}.`,
};
