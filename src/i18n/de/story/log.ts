import type { log as en } from '../../en/story/log';
import type { LaidKey, LuminoKey, TakenKey } from '../../keys/story';
import type { ColourKey } from '../../keys/table';
import { withMinus } from '../../withMinus';
import { words } from '../table/words';

const COUNTS = ['kein', 'ein', 'zwei', 'drei'];
const ADJECTIVES: Readonly<Record<ColourKey, string>> = {
  yellow: 'gelbe',
  pink: 'pinke',
  green: 'grüne',
  blue: 'blaue',
};
const ANIMALS = { shell: 'Muschel', crab: 'Krabbe', seahorse: 'Seepferdchen', starfish: 'Seestern' } as const;

const MOST_NAMED = 4;

export const log: typeof en = {
  empty: 'Noch ist nichts passiert. Hier könnt ihr später alles nachlesen.',
  opened: (round) => `Diese Partie kam in Runde ${round} an den Tisch. Hier fängt der Verlauf an.`,
  start: 'Die Start-Luminos',
  round: (round) => `Runde ${round}`,
  scoring: 'Wertungsphase',
  extra: 'Noch eine Wertungsphase',
  end: 'Schlusswertung',

  startLaid: (left, right) =>
    `legt das Start-Lumino: ${words.colour(left)} nach links, ${words.colour(right)} nach rechts.`,
  special: (from, given, drawn) =>
    given.length > MOST_NAMED
      ? `gibt eine Qualle ab und tauscht ${words.luminos(given.length)} ${place(from)}.`
      : `gibt eine Qualle ab und tauscht ${place(from)} ${names(given)} gegen ${names(drawn)}.`,
  action: (offered, taken) => {
    const offers = offered === null ? [] : [`bietet ${name(offered)} an`];
    const takes = taken === null ? [] : [take(taken)];
    return [...offers, ...takes].length === 0 ? '' : `${words.list([...offers, ...takes])}.`;
  },
  lays: ([first, ...others]) => {
    const rest = others.map((laid) => `${fullName(laid.lumino)} ${where(laid)}`);
    return `${words.list([`${fullName(first.lumino)} kommt ${where(first)}`, ...rest])}.`;
  },
  discards: (luminos, points) =>
    `${names(luminos)} ${luminos.length === 1 ? 'wird' : 'werden'} abgeworfen: ${words.points(-points)}.`,
  drawn: (luminos) => `Neu im Atoll: ${names(luminos)}.`,
  scored: (colour, points, limestone) =>
    `wertet ${words.colour(colour)}: ${words.points(points)}${limestone === 0 ? '' : ` und ${words.limestone(limestone)}`}.`,
  passed: 'passt.',
  octopus: (who) => `Der Oktopus schwimmt zu ${who}.`,
  emergency: (count, isEnding) =>
    `Der Beutel war leer: Der Notfallstapel mit ${words.luminos(count)} kommt hinein.${isEnding ? ' Diese Runde ist die letzte.' : ''}`,
  dry: (missing, isEnding) =>
    `Der Beutel ist leer: ${words.luminos(missing)} ${missing === 1 ? 'ließ' : 'ließen'} sich nicht ziehen.${isEnding ? ' Diese Runde ist die letzte.' : ''}`,
  takenBack: (moves) =>
    `Alle waren einverstanden: Hier ${moves === 1 ? 'wurde 1 Schritt' : `wurden ${moves} Schritte`} zurückgenommen.`,
  hint: 'hat um einen Tipp gebeten.',
  lessonsOff: 'Ab hier ohne Erklärungen.',
  final: (points, total) => `bekommt ${words.points(points)} und hat am Ende ${withMinus(total)}.`,

  gain: (points) => (points > 0 ? `+${points}` : withMinus(points)),
  gainName: (points) => words.points(points),
};

function name({ colour, value }: LuminoKey): string {
  return `${words.colour(colour)}\u00a0${value}`;
}

function names(luminos: readonly LuminoKey[]): string {
  return words.list(luminos.map(name));
}

function fullName(lumino: LuminoKey): string {
  return lumino.animal === null ? name(lumino) : `${name(lumino)} mit ${ANIMALS[lumino.animal]}`;
}

function take(taken: TakenKey): string {
  switch (taken.type) {
    case 'limestone': {
      if (taken.count === 0) return 'nimmt keine Kalksteine: Der Vorrat ist voll';
      const rest = taken.left === 1 ? '1 passte' : `${taken.left} passten`;
      return `nimmt ${words.limestone(taken.count)}${taken.left === 0 ? '' : ` (${rest} nicht mehr hinein)`}`;
    }
    case 'display':
      return `nimmt ${fullName(taken.lumino)} aus der Auslage`;
    case 'atoll':
      return `nimmt ${together(taken.luminos)} aus dem Atoll`;
  }
}

/** "zwei blaue Luminos (4 und 6)" */
function together(luminos: readonly LuminoKey[]): string {
  if (luminos.length === 1) return fullName(luminos[0]);
  const values = words.list(luminos.map(({ value }) => String(value)));
  return `${COUNTS[luminos.length]} ${ADJECTIVES[luminos[0].colour]} Luminos (${values})`;
}

function place(from: 'atoll' | 'display'): string {
  return from === 'atoll' ? 'im Atoll' : 'in der Auslage';
}

function where({ level, paid }: LaidKey): string {
  return `auf Ebene\u00a0${level}${paid === 0 ? '' : ` für ${words.limestone(paid)}`}`;
}
