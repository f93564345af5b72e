import type { LaidKey, LuminoKey, TakenKey } from '../../keys/story';
import type { ColourKey } from '../../keys/table';
import { withMinus } from '../../withMinus';
import { words } from '../table/words';

const COUNTS = ['no', 'one', 'two', 'three'];
const ARTICLES = { shell: 'a shell', crab: 'a crab', seahorse: 'a seahorse', starfish: 'a starfish' } as const;

/** More are only counted. */
const MOST_NAMED = 4;

/** The log of the game. What begins with a small letter follows a player's name. */
export const log = {
  empty: 'Nothing has happened yet. Here you can read everything later on.',
  opened: (round: number) => `This game came to the table in round ${round}. The log begins here.`,
  start: 'The start luminos',
  round: (round: number) => `Round ${round}`,
  scoring: 'Scoring phase',
  extra: 'One more scoring phase',
  end: 'Final scoring',

  startLaid: (left: ColourKey, right: ColourKey) =>
    `lays the start lumino: ${words.colour(left)} on the left, ${words.colour(right)} on the right.`,
  special: (from: 'atoll' | 'display', given: readonly LuminoKey[], drawn: readonly LuminoKey[]) =>
    given.length > MOST_NAMED
      ? `gives away a jellyfish and swaps ${words.luminos(given.length)} of the ${from}.`
      : `gives away a jellyfish and swaps ${names(given)} of the ${from} for ${names(drawn)}.`,
  action: (offered: LuminoKey | null, taken: TakenKey | null) =>
    `${words.list([...(offered === null ? [] : [`offers ${name(offered)}`]), ...(taken === null ? [] : [take(taken)])])}.`,
  lays: ([first, ...others]: readonly LaidKey[]) => {
    const rest = others.map((laid) => `${fullName(laid.lumino)} ${where(laid)}`);
    return `${words.list([`${capital(fullName(first.lumino))} goes ${where(first)}`, ...rest])}.`;
  },
  discards: (luminos: readonly LuminoKey[], points: number) =>
    `${capital(names(luminos))} ${luminos.length === 1 ? 'is' : 'are'} discarded: ${words.points(-points)}.`,
  drawn: (luminos: readonly LuminoKey[]) => `New in the atoll: ${names(luminos)}.`,
  scored: (colour: ColourKey, points: number, limestone: number) =>
    `scores ${words.colour(colour)}: ${words.points(points)}${limestone === 0 ? '' : ` and ${limestone} limestone`}.`,
  passed: 'passes.',
  octopus: (who: string) => `The octopus swims to ${who}.`,
  emergency: (count: number, isEnding: boolean) =>
    `The bag was empty: the emergency stack with ${words.luminos(count)} goes in.${isEnding ? ' This round is the last one.' : ''}`,
  dry: (missing: number, isEnding: boolean) =>
    `The bag is empty: ${words.luminos(missing)} could not be drawn.${isEnding ? ' This round is the last one.' : ''}`,
  takenBack: (moves: number) =>
    `With everyone’s consent ${moves === 1 ? '1 step was' : `${moves} steps were`} taken back here.`,
  /** With the name in front. */
  hint: 'asked for a hint.',
  lessonsOff: 'From here on without lessons.',
  final: (points: number, total: number) => `gets ${words.points(points)} and ends with ${withMinus(total)}.`,

  /** What a turn brought, beside it. */
  gain: (points: number) => (points > 0 ? `+${points}` : withMinus(points)),
  gainName: (points: number) => words.points(points),
};

function name({ colour, value }: LuminoKey): string {
  return `${words.colour(colour)}\u00a0${value}`;
}

function names(luminos: readonly LuminoKey[]): string {
  return words.list(luminos.map(name));
}

function fullName(lumino: LuminoKey): string {
  return lumino.animal === null ? name(lumino) : `${name(lumino)} with ${ARTICLES[lumino.animal]}`;
}

function take(taken: TakenKey): string {
  switch (taken.type) {
    case 'limestone':
      if (taken.count === 0) return 'takes no limestone: the store is full';
      return `takes ${taken.count} limestone${taken.left === 0 ? '' : ` (${taken.left} more did not fit)`}`;
    case 'display':
      return `takes ${fullName(taken.lumino)} from the display`;
    case 'atoll':
      return `takes ${together(taken.luminos)} from the atoll`;
  }
}

/** "two blue luminos (4 and 6)" */
function together(luminos: readonly LuminoKey[]): string {
  if (luminos.length === 1) return fullName(luminos[0]);
  const values = words.list(luminos.map(({ value }) => String(value)));
  return `${COUNTS[luminos.length]} ${words.colour(luminos[0].colour)} luminos (${values})`;
}

function where({ level, paid }: LaidKey): string {
  return `to level\u00a0${level}${paid === 0 ? '' : ` for ${paid} limestone`}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
