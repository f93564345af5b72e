import type { scores as en } from '../../en/guide/scores';

export const scores: typeof en = {
  scoring: {
    who: 'Wenn alle dran waren, werden die Auslagen auf 4 aufgefüllt. Dann dürfen alle reihum, beginnend beim Oktopus, eine Farbe werten oder passen.',
    how: 'Auf jeder Ebene zählt nur die niedrigste sichtbare Zahl der Farbe. Rechne die Ebenen zusammen; eine ohne solche Zahl zählt 0.',
    shows: 'Ein Riff mit drei Ebenen. Auf jeder ist die niedrigste Zahl in Pink markiert.',
    level: (level) => `Ebene ${level}`,
    lowest: (numbers) => (numbers.length === 1 ? 'die einzige Zahl' : `die niedrigste von ${numbers.join(' und ')}`),
    token:
      'Das Plättchen wird von der Koralle auf die Qualle gedreht: Jede Farbe kannst du nur einmal im Spiel werten.',
    limestone: 'Dazu bekommst du Kalksteine, am Anfang der Partie mehr:',
    rounds: (from, to) => (from === to ? `Runde ${from}` : `Runde ${from}–${to}`),
    octopus:
      'Wer zuletzt gewertet hat, bekommt den Oktopus und beginnt die nächste Runde. Hat niemand gewertet, bleibt er.',
    turtle: 'Die Schildkröte zieht weiter zur nächsten Runde.',
  },

  emergency: {
    stack:
      'Zu dritt liegen 6 Luminos verdeckt beiseite, zu viert 8: der Notfallstapel. Muss ein Lumino gezogen werden und der Beutel ist leer, kommt der Stapel in den Beutel. Passiert das vor Runde 10, endet die Partie früher:',
    steps: [
      'Spielt diese Runde mit ihrer Wertung zu Ende.',
      'Wertet noch einmal: Alle dürfen eine weitere Farbe werten.',
      'Schlusswertung.',
    ],
    last: 'In Runde 10 ändert sich sonst nichts. Ist der Beutel noch einmal leer oder spielt ihr zu zweit, wird in dieser Runde nichts mehr gezogen.',
  },

  final: {
    order:
      'Nach Runde 10 gibt es Punkte für eure Plättchen, eure Kalksteine und für das, was in eurem Riff von oben zu sehen ist. Auslage und Atoll zählen nicht.',
    jellyfish: { title: 'Quallen', text: '2 Punkte für jedes Plättchen, das eine Qualle zeigt.' },
    limestone: { title: 'Kalksteine', text: '1 Punkt für je 2 Kalksteine in deinem Vorrat.' },
    animals: { dark: 'Tiere, dunkler Wertungsplan', light: 'Tiere, heller Wertungsplan' },
    dark: 'Punkte danach, wie viele Tiere einer Art in deinem Riff zu sehen sind:',
    light:
      'Jedes sichtbare Tier zählt für sich, nach den sechs Feldern um es herum. Es bekommt eine seiner beiden Wertungen, die höhere.',
    counted: {
      shell: 'Wasserfelder daneben',
      crab: 'Korallenfelder daneben auf derselben Ebene',
      seahorse: 'Korallenfelder daneben auf höheren Ebenen',
      starfish: 'Korallenfelder daneben auf tieferen Ebenen',
    },
    fromOn: (least) => (least === 6 ? 'alle 6' : `${least} oder mehr`),
    here: (count, points) => `Hier: ${count}, also ${points}`,
    water: 'Für Muscheln zählen nur Wasserfelder des Plans, nichts jenseits seines Randes.',
    majorities: {
      title: 'Am meisten von einer Farbe',
      text: 'Für jede Farbe: Wer hat die meisten sichtbaren Felder davon? Zahlen, Tiere und schlichte Koralle zählen mit. Wer kein Feld der Farbe hat, bekommt nichts.',
      clear: 'Kein Gleichstand:',
      first: 'Zwei haben die meisten, einen zweiten Platz gibt es nicht:',
      second: 'Zwei teilen sich den zweiten Platz:',
      fields: (count) => `${count} Felder`,
    },
    remote: {
      title: 'Entlegener Kalkstein, nur auf Seite B',
      text: 'Jedes Feld mit einer Minuszahl, auf dem kein Lumino liegt, kostet dich so viele Punkte.',
      shows: 'Plan B mit seinen sechs entlegenen Kalksteinfeldern am Rand: −2, −3, −1, −1, −3 und −2.',
    },
    winner: {
      title: 'Wer gewinnt',
      text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Kalksteine hat. Ist auch das gleich, teilt ihr euch den Sieg.',
    },
    other: {
      dark: 'Nicht in dieser Partie: der dunkle Wertungsplan',
      light: 'Nicht in dieser Partie: der helle Wertungsplan',
      remote: 'Nicht in dieser Partie: entlegener Kalkstein',
    },
  },
};
