import type { hint as en } from '../../en/table/hint';
import type { AnimalKey } from '../../keys/table';
import { words } from './words';

const ANIMALS: Readonly<Record<AnimalKey, string>> = {
  shell: 'Muscheln',
  crab: 'Krabben',
  seahorse: 'Seepferdchen',
  starfish: 'Seesterne',
};
const ONE: Readonly<Record<AnimalKey, string>> = {
  shell: '1 Muschel',
  crab: '1 Krabbe',
  seahorse: '1 Seepferdchen',
  starfish: '1 Seestern',
};
const WITH_ONE: Readonly<Record<AnimalKey, string>> = {
  shell: 'einer',
  crab: 'einer',
  seahorse: 'einem',
  starfish: 'einem',
};

const NEIGHBOURS: Readonly<Record<AnimalKey, string>> = {
  shell: 'Für Muscheln zählt offenes Wasser ringsum',
  crab: 'Für Krabben zählen Nachbarn auf derselben Ebene',
  seahorse: 'Für Seepferdchen zählen höhere Nachbarn',
  starfish: 'Für Seesterne zählen tiefere Korallen ringsum',
};

export const hint: typeof en = {
  name: 'Tipp',
  thinking: 'Denkt nach …',
  none: 'Gerade findet sich kein Tipp',
  close: 'Tipp schließen',
  title: {
    ways: { turn: 'Gute Züge', score: 'Deine Möglichkeiten' },
    only: 'Das ist gut',
    best: (number) => `Am besten ist ${number}`,
  },
  next: { matters: { turn: 'Gute Züge zeigen', score: 'Vergleichen' }, ways: 'Was ist am besten?' },
  show: (number, way) => `Nur ${number} zeigen: ${way}`,

  level: (colour, level) => `${words.colour(colour)} ist nah an Ebene ${level}: Eine Zahl dort bringt mehr.`,
  low: (colour, level, points) =>
    `Auf Ebene ${level} zählt von ${words.colour(colour)} die kleinste Zahl, die ${points}: Sie zuzudecken bringt mehr.`,
  animals: (animal, count, points, more, brings) =>
    `Du hast ${count === 0 ? `keine ${ANIMALS[animal]}` : count === 1 ? ONE[animal] : `${count} ${ANIMALS[animal]}`}, ${words.points(points)}: Mit ${more === 1 ? WITH_ONE[animal] : more} mehr sind es ${brings}.`,
  neighbours: (animal, small, large, many) =>
    `${NEIGHBOURS[animal]}: je ${words.points(small)}, bei ${many} davon ${large}.`,
  majority: (colour, own, rival, theirs) =>
    `Die meisten Felder in ${words.colour(colour)}: Du hast ${own}, ${rival} hat ${theirs}. Jedes Feld zählt.`,
  limestone: (store, brings) =>
    `Du hast ${words.limestone(store)}, und Wasser kostet 1 je Feld. Ein Angebot ab ${brings} hilft.`,
  limestoneOffered: (store, brings) =>
    `Du hast ${words.limestone(store)}, und Wasser kostet 1 je Feld. Dein Angebot bringt ${brings}.`,
  remote: (points) => `Entlegener Kalkstein, der am Ende offen liegt, kostet ${words.points(points)}.`,
  discard: (luminos) =>
    luminos === 1
      ? 'Es passt nirgends in dein Riff: Abwerfen kostet 1 Punkt.'
      : 'Sie passen nirgends in dein Riff: Abwerfen kostet je 1 Punkt.',
  later: (colours, phases) =>
    colours === 0
      ? 'Alle Farben sind gewertet: Tiere, die meisten Felder und Kalkstein zählen noch.'
      : `Dieser Zug bereitet spätere vor: noch ${colourCount(colours)} zu werten, in ${scoringCount(phases)}.`,
  score: (colour, points, colours, phases) =>
    `${words.colour(colour)} bringt jetzt ${points}. Noch ${scoringCount(phases)} für ${colourCount(colours)}, diese mitgezählt.`,

  layOnto: (lumino, number, other) => `${lumino} auf ${number} und ${other} legen`,
  discardIt: (lumino) => `${lumino} abwerfen`,
  spokenWays: (title, ways) => `${title}. ${ways.map((way, index) => `${index + 1}: ${way}.`).join(' ')}`,
  spokenBest: (title, way, lines) => `${title}: ${way}. ${lines.join(', ')}.`,

  brings: (amount, what) => `${amount} ${what}`,
  nothingYet: 'noch keine Punkte: Das zahlt sich später aus',
  moreLater: 'und später mehr',
};

function colourCount(colours: number): string {
  return colours === 1 ? '1 Farbe' : `${colours} Farben`;
}

function scoringCount(phases: number): string {
  return phases === 1 ? '1 Wertung' : `${phases} Wertungen`;
}
