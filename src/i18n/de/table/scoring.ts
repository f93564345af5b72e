import type { scoring as en } from '../../en/table/scoring';
import { words } from './words';

export const scoring: typeof en = {
  heading: 'Korallenwertung',
  lastHeading: 'Die letzte Korallenwertung',
  order: 'Alle in Spielreihenfolge, und was jede Farbe jetzt bringen würde',
  decides: 'entscheidet',
  later: 'kommt noch',
  passed: 'passt',
  decided: 'hat entschieden',
  scored: (colour, points) => `${words.colour(colour)}: ${words.points(points)}`,
  brings: (colour, points) => `${words.colour(colour)} ${points}`,

  outlook: 'Jetzt werten oder warten?',
  colours: (colours, phases) =>
    `Noch ${colours === 1 ? '1 Farbe' : `${colours} Farben`} für ${phases === 1 ? 'diese letzte Wertung' : `${phases} Wertungen, diese mitgezählt`}`,
  limestone: (now, later) =>
    [
      now === 0 ? 'Kalksteine gibt es keine mehr dazu' : `Dazu jetzt ${words.limestone(now)}`,
      ...later.map(({ round, limestone }) =>
        limestone === 0
          ? `in\u00a0Runde\u00a0${round} keine\u00a0mehr`
          : `ab\u00a0Runde\u00a0${round} nur\u00a0${limestone}`,
      ),
    ].join(', '),
  weighFirst: 'Tippe eine Farbe an und sieh, was jede Ebene bringt und wo noch mehr zu holen ist.',
  level: (level, points) => `Ebene ${level}: ${points === 0 ? 'keine Zahl' : points}`,
  growBy: (colour, levels) =>
    `Eine Zahl in ${words.colour(colour)} auf Ebene ${words.either(levels.map(String))} käme noch dazu.`,
  growTo: (level, points, next) => `Auf Ebene ${level} zählte die ${next}, wäre die ${points} bedeckt.`,

  octopus: 'Wer in einer Runde zuletzt wertet, bekommt den Oktopus und beginnt die nächste.',
  octopusNow: (who) => `Nach jetzigem Stand geht der Oktopus an ${who}.`,

  passColour: 'dann kannst du nicht mehr alle Farben werten',
  passPoints: 'verschenkt Punkte endgültig',
  giveUpAsk: 'Diese Punkte verschenken?',
  giveUp: ({ isLast, colours, phases, best, jellyfish }) =>
    `${isLast ? 'Das ist die letzte Wertung.' : `Du hast noch ${colours} Farben, aber nur ${phases} Wertungen, diese mitgezählt.`} ${words.colour(best.colour)} brächte jetzt ${words.points(best.points)} und die Qualle am Ende ${words.points(jellyfish)}. ${isLast ? 'Wenn du passt, sind sie endgültig weg.' : 'Wenn du passt, ist eine Wertung endgültig weg.'}`,
  giveUpNo: 'Zurück zur Wertung',
  giveUpYes: 'Trotzdem passen',

  allPass: (hasNobodyScored) => (hasNobodyScored ? 'Niemand will werten' : 'Sonst will niemand werten'),
  allPassAsk: 'Passen alle?',
  allPassMeans: (names) =>
    `${words.list(names)} haben noch nicht entschieden. Wenn alle einverstanden sind, passen sie alle.`,
  allPassCosts: (who, points, isLast) =>
    `${who} verschenkt dabei Punkte endgültig: ${isLast ? 'Es ist die letzte Wertung' : 'Es sind mehr Farben als Wertungen übrig'}, und die beste Farbe brächte ${words.points(points)}.`,
  allPassYes: 'Alle einverstanden: passen',
  allPassNo: 'Nein, einzeln',

  roundBegins: (round) => `Runde ${round}`,
};
