import type { EndingTexts } from '../en/ending';
import type { CategoryKey, Kind, RowKey } from '../keys/ending';
import type { AnimalKey } from '../keys/table';
import { words } from './table/words';

const CATEGORIES: Readonly<Record<CategoryKey, string>> = {
  jellyfish: 'Quallen',
  limestone: 'Kalksteine',
  animals: 'Tiere',
  majorities: 'Farbmehrheiten',
  remote: 'Entlegene Kalksteine',
};

const ANIMALS: Readonly<Record<AnimalKey, readonly [string, string]>> = {
  shell: ['Muschel', 'Muscheln'],
  crab: ['Krabbe', 'Krabben'],
  seahorse: ['Seepferdchen', 'Seepferdchen'],
  starfish: ['Seestern', 'Seesterne'],
};

const reasons: EndingTexts['reasons'] = {
  opening: 'Die letzte Runde ist vorbei. Jetzt zählen wir alles, was noch Punkte bringt.',
  jellyfish: (who, count) => {
    if (count === 0) return `${who} hat keine Quallen.`;
    return count === 1 ? `${who}: 1 Qualle, sie bringt 2 Punkte.` : `${who}: ${count} Quallen, jede bringt 2 Punkte.`;
  },
  limestone: (who, count) => {
    if (count === 0) return `${who} hat keine Kalksteine mehr.`;
    return count === 1
      ? `${who}: 1 Kalkstein, zu wenig für einen Punkt.`
      : `${who}: ${count} Kalksteine, je zwei bringen 1 Punkt.`;
  },
  noAnimals: (who) => `Bei ${who} ist kein Tier zu sehen.`,
  animalKinds: (who, kinds) =>
    `${who}: ${words.list(kinds.map((kind, index) => `${pointsOf(kind, index)} für ${animals(kind)}`))}.`,
  majority: (colour, first, second) => {
    const shade = words.colour(colour);
    if (first.names.length === 0) return `${shade} ist nirgends zu sehen.`;
    if (first.names.length > 1) {
      return `${words.list(first.names)} liegen bei ${shade} gemeinsam vorn, mit je ${fields(first.count)}: je 3 Punkte. Einen zweiten Platz gibt es dann nicht.`;
    }
    const [winner] = first.names;
    if (second.names.length === 0) return `Nur ${winner} zeigt ${shade}: 4 Punkte.`;
    const most = `${winner} hat am meisten ${shade}, ${first.count === 1 ? '1 Feld' : `${first.count} Felder`}: 4 Punkte.`;
    return second.names.length === 1
      ? `${most} Auf Platz 2 folgt ${second.names[0]} mit ${second.count}: 2 Punkte.`
      : `${most} Platz 2 teilen sich ${words.list(second.names)} mit je ${second.count}: je 1 Punkt.`;
  },
  remote: (who, count, points) => {
    if (count === 0) return `${who} hat alle entlegenen Kalksteine überbaut und verliert nichts.`;
    const open = count === 1 ? '1 entlegener Kalkstein liegt' : `${count} entlegene Kalksteine liegen`;
    return `${who}: ${open} noch offen, ${words.points(points)}.`;
  },
};

const rules: EndingTexts['rules'] = {
  jellyfish: 'Jede Qualle bringt 2 Punkte.',
  limestone: 'Je 2 Kalksteine bringen 1 Punkt.',
  majorities: 'Wer am meisten Felder einer Farbe zeigt: 4 Punkte, Platz 2: 2. Bei Gleichstand je 3 oder je 1.',
  remote: 'Entlegene Kalksteine, die noch offen liegen, kosten Punkte.',
};

const ROWS: Readonly<Record<RowKey, string>> = {
  coral: 'Korallen\u00adwertungen',
  discards: 'Abge\u00adworfene Luminos',
  before: 'Vor der Schluss\u00adwertung',
  ...CATEGORIES,
  majorities: 'Farb\u00admehrheiten',
  total: 'Gesamt',
};

export const ending: EndingTexts = {
  reasons,
  rules,
  categories: CATEGORIES,
  rows: ROWS,
  heading: 'Schlusswertung',
  standings: 'Zwischenstand',
  progress: (step, of) => `${step} von ${of}`,
  has: (who, points) => `${who}: ${words.points(points)}`,
  back: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  goOn: 'Weiterlaufen',
  toResult: 'Zum Ergebnis',
  skip: 'Überspringen',

  wins: (names) => (names.length === 1 ? `${names[0]} gewinnt!` : `${words.list(names)} gewinnen gemeinsam!`),
  because: (by, winner, tied, points, limestone) => {
    switch (by) {
      case 'points':
        return words.points(points);
      case 'limestone':
        return `${words.list(tied)} haben je ${words.points(points)}. ${winner} hat mehr Kalksteine übrig: ${limestone}.`;
      case 'sharing':
        return `Je ${words.points(points)} und je ${words.limestone(limestone)}: Niemand liegt vorn.`;
    }
  },
  result: 'Das Ergebnis',
  category: 'Punkte für',
  picture: 'Bild sichern',
  savePicture: (who) => `Bild vom Riff von ${who} sichern`,
  pictureSaved: 'Das Bild ist gesichert.',
  pictureFailed: 'Das Bild ließ sich auf diesem Gerät nicht sichern. Ein Bildschirmfoto vom Riff geht auch.',
  curve: 'Punkte nach Runden',
  round: 'Runde',
  start: 'Start',
  again: 'Noch einmal mit denselben Leuten',
  look: 'Riffe ansehen',
  showAgain: 'Wertung noch einmal zeigen',
  home: 'Zur Startseite',
  more: 'Mehr',
  backToResult: 'Zurück zum Ergebnis',
};

function animals({ animal, count }: Kind): string {
  const [one, many] = ANIMALS[animal];
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

function pointsOf({ points }: Kind, index: number): string {
  return index === 0 ? words.points(points) : String(points);
}

/** In the dative, as after "mit". */
function fields(count: number): string {
  return count === 1 ? '1 Feld' : `${count} Feldern`;
}
