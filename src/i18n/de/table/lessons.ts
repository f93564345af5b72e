import type { lessons as en } from '../../en/table/lessons';
import type { FactsKey, LessonKey, LessonWords } from '../../keys/lessons';
import { words } from './words';

const EACH: Readonly<Record<LessonKey, LessonWords>> = {
  offer: {
    title: 'Eins anbieten',
    full: () =>
      'Zehn Runden lang baust du dein Riff; wer die meisten Punkte hat, gewinnt. Lege ein Lumino ins Atoll: Unter jedem siehst du, wie viele Kalksteine du dafür nehmen könntest und welche Farbe du dann nicht nehmen darfst.',
    line: () => 'Lege zuerst eins deiner Luminos ins Atoll.',
  },
  take: {
    title: 'Etwas nehmen',
    full: (facts) =>
      `Nimm jetzt eines davon: 1 bis 3 Luminos einer anderen Farbe aus dem Atoll, 1 Lumino aus deiner Auslage oder ${stones(facts)}.`,
    line: (facts) => `Nimm Luminos einer anderen Farbe oder ${stones(facts)}.`,
  },
  lay: {
    title: 'Neben die eigene Farbe legen',
    full: (facts) =>
      `${isLaid(facts) ? 'Gut gelegt' : 'Bring das Lumino in dein Riff'}: Auf dem Boden muss ${isLaid(facts) ? 'ein Lumino' : 'es'} ${own(facts)} berühren. Heller Stein ist kostenlos, jedes dunkle Wasserfeld kostet 1 Kalkstein.`,
    line: (facts) => `Auf dem Boden muss ${isLaid(facts) ? 'ein Lumino' : 'es'} ${own(facts)} berühren.`,
  },
  water: {
    title: 'Wasser kostet Kalksteine',
    full: (facts) =>
      `Jedes Wasserfeld kostet 1 Kalkstein${facts === null ? '' : `, und du hast ${facts.limestone === 0 ? 'keinen' : facts.limestone}`}. Neue bekommst du, wenn du Kalksteine statt Luminos nimmst oder eine Farbe wertest.`,
    line: () => 'Jedes Wasserfeld kostet 1 Kalkstein; statt Luminos kannst du Kalksteine nehmen.',
  },
  refused: {
    title: 'Was Rot bedeutet',
    full: () =>
      'Rot heißt: Hier nicht; der Satz und die roten Felder sagen, warum. Dreh es oder wähle ein Feld mit Ring.',
    line: () => 'Rot heißt: Hier nicht, wegen der roten Felder.',
  },
  levels: {
    title: 'In die Höhe bauen',
    full: () =>
      'Du kannst in die Höhe bauen: auf zwei verschiedene, gleich hohe Luminos, und zwar auf die eigene Farbe oder dort oben neben sie. Das kostet nichts, und jede Ebene bringt eigene Punkte.',
    line: () => 'In die Höhe bauen: auf zwei verschiedene, gleich hohe Luminos.',
  },
  scoring: {
    title: 'Eine Farbe werten',
    full: (facts) =>
      `Nach jeder Runde darfst du eine Farbe werten, jede nur einmal: Auf jeder Ebene zählt nur ihre niedrigste sichtbare Zahl. ${scoringNow(facts)}`,
    line: (facts) => scoringNow(facts),
  },
  choice: {
    title: 'Jetzt oder später?',
    full: (facts) =>
      facts === null || facts.colour === null
        ? 'Früh werten bringt mehr Kalksteine, später werten vielleicht mehr Punkte. Jede Wertung ist nur für eine Farbe: Schieb nicht zu viele auf.'
        : `${words.colour(facts.colour)} bringt jetzt ${words.points(facts.points)}${withStones(facts)}; später vielleicht mehr Punkte${facts.limestone === 0 ? '' : ', aber weniger Kalksteine'}. Du hast noch ${colours(facts.colours)} für ${scorings(facts.phases)}, jedes Mal nur eine.`,
    line: (facts) =>
      facts === null || facts.colour === null
        ? 'Jetzt Kalksteine oder später mehr Punkte?'
        : `${words.colour(facts.colour)}: jetzt ${words.points(facts.points)} oder später mehr?`,
  },
  animals: {
    title: 'Was am Ende zählt',
    full: () =>
      'Am Ende zählt nur, was zu sehen ist: Tiere, je mehr von einer Art, desto besser, und die meisten Felder einer Farbe (4 Punkte, zweitmeiste 2). Dazu gibt es für je 2 Kalksteine 1 Punkt.',
    line: () => 'Verdeckte Tiere und Felder zählen am Ende nicht.',
  },
  jellyfish: {
    title: 'Qualle und Oktopus',
    full: () =>
      'Deine gewertete Farbe ist jetzt eine Qualle: 2 Punkte am Ende, oder du gibst sie vor dem Anbieten ab und tauschst Luminos. Wer in einer Runde zuletzt wertet, bekommt den Oktopus und beginnt die nächste.',
    line: () => 'Deine Qualle: am Ende 2 Punkte, oder jetzt Luminos tauschen.',
  },
  rounds: {
    title: 'Die letzten Runden',
    full: (facts) =>
      facts === null
        ? 'Nach Runde 10 ist Schluss, und Farben, die du nicht gewertet hast, bringen nichts. Jede Wertung ist nur für eine Farbe.'
        : `Nach Runde 10 ist Schluss: Es gibt noch ${scorings(facts.phases)}, und du hast noch ${colours(facts.colours)} offen. ${facts.colours < facts.phases ? 'Du kannst noch warten, aber nicht mehr lange.' : facts.colours === facts.phases ? 'Werte ab jetzt in jeder Runde eine.' : 'Jedes Mal nur eine: Such dir die besten aus.'}`,
    line: (facts) =>
      facts === null ? 'Nach Runde 10 ist Schluss.' : `Noch ${scorings(facts.phases)} für ${colours(facts.colours)}.`,
  },
  exception: {
    title: 'Kein Platz neben der Farbe',
    full: (facts) =>
      `Auf dem Boden muss ein Lumino seine Farbe berühren. ${
        facts === null || facts.colour === null
          ? 'Nur wenn das auf keinem freien Platz geht, darf es neben jeder anderen Farbe liegen.'
          : `${isLaid(facts) ? `Neben ${words.colour(facts.colour)} war kein Platz frei` : `Jetzt berührt kein freier Platz ${words.colour(facts.colour)}`}: Nur dann darf es neben jeder anderen Farbe liegen.`
      }`,
    line: (facts) =>
      isLaid(facts)
        ? `Neben ${ownName(facts)} war kein Platz frei: Nur dann darf es neben jeder Farbe liegen.`
        : `Kein freier Platz berührt ${ownName(facts)}: Jetzt darf es neben jeder Farbe liegen.`,
  },
  discard: {
    title: 'Abwerfen',
    full: () =>
      'Was du nicht legen kannst oder willst, kommt in den Beutel und kostet dich 1 Punkt. Deine Punkte können unter 0 fallen.',
    line: () => 'Abgeworfene Luminos kommen in den Beutel und kosten je 1 Punkt.',
  },
  fullStore: {
    title: 'Der Vorrat ist voll',
    full: (facts) =>
      `Dein Vorrat fasst 10 Kalksteine${facts === null ? '' : `: Jetzt ${room(facts.limestone)}`}. Was nicht passt, bekommst du nicht.`,
    line: (facts) =>
      facts === null
        ? 'Der Vorrat fasst 10 Kalksteine.'
        : `Dein Vorrat fasst 10: Jetzt ${room(facts.limestone)}${facts.limestone === 0 ? '' : ', der Rest entfällt'}.`,
  },
  emptyBag: {
    title: 'Der Beutel ist leer',
    full: (facts) =>
      `Der Beutel war leer, nur der Notfallstapel ist noch darin: Darum endet die Partie früher. ${facts === null || facts.phases > 1 ? 'Diese Runde spielt ihr zu Ende, dann kommen zwei Wertungen und die Schlusswertung.' : 'Jetzt kommt die letzte Wertung, dann die Schlusswertung.'}`,
    line: (facts) =>
      facts === null || facts.phases > 1
        ? 'Der Beutel war leer: Diese Runde ist die letzte, danach wird noch einmal gewertet.'
        : 'Der Beutel war leer: Das ist die letzte Wertung.',
  },
  tie: {
    title: 'Gleichstand',
    full: () =>
      'Gleich viele Punkte! Dann gewinnt, wer mehr Kalksteine hat; habt ihr auch davon gleich viele, gewinnt ihr gemeinsam.',
    line: () => 'Gleich viele Punkte: Mehr Kalksteine gewinnen, oder ihr gewinnt gemeinsam.',
  },
};

function stones(facts: FactsKey | null): string {
  if (facts === null) return 'Kalksteine';
  return facts.limestone === 0 ? 'keine Kalksteine' : words.limestone(facts.limestone);
}

function withStones({ limestone }: FactsKey): string {
  return limestone === 0 ? '' : ` und ${words.limestone(limestone)}`;
}

function own(facts: FactsKey | null): string {
  return facts === null || facts.colour === null ? 'seine Farbe' : `seine Farbe ${words.colour(facts.colour)}`;
}

function ownName(facts: FactsKey | null): string {
  return facts === null || facts.colour === null ? 'seine Farbe' : words.colour(facts.colour);
}

function isLaid(facts: FactsKey | null): boolean {
  return facts?.isLaid ?? false;
}

function colours(count: number): string {
  return count === 1 ? '1 Farbe' : `${count} Farben`;
}

function scorings(count: number): string {
  return count === 1 ? '1 Wertung' : `${count} Wertungen`;
}

function room(limestone: number): string {
  if (limestone === 0) return 'passt keiner mehr hinein';
  return limestone === 1 ? 'passt nur noch 1 hinein' : `passen nur noch ${limestone} hinein`;
}

function scoringNow(facts: FactsKey | null): string {
  if (facts === null || facts.colour === null) return 'Zähl sie zusammen, Ebene für Ebene.';
  if (facts.points === 0) return 'Noch bringt dir keine Farbe einen Punkt: Passe und warte ab.';
  const { colour, levels, points } = facts;
  const counts = levels
    .flatMap((value, index) => (value === 0 ? [] : [`Ebene ${index + 1} zählt ${value}`]))
    .join(', ');
  return `${counts}: ${words.colour(colour)} bringt jetzt ${words.points(points)}${withStones(facts)}.`;
}

export const lessons: typeof en = {
  each: EACH,
  name: 'Lektion',
  gotIt: 'Verstanden',
  skip: 'Ohne Erklärungen',
  soFar: 'Bisher erklärt',
  now: 'Was jetzt wichtig ist',
  toCome: 'Alle anderen Erklärungen',
  off: 'In dieser Partie wird nichts mehr erklärt. Hier lässt sich alles nachlesen.',
};
