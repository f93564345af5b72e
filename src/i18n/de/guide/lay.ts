import type { lay as en } from '../../en/guide/lay';

export const lay: typeof en = {
  any: 'Lege die Luminos aus deiner Hand in beliebiger Reihenfolge. Jedes bedeckt zwei benachbarte Felder, wie herum du willst, und bleibt dann für immer liegen.',
  levels:
    'Was auf dem Plan selbst liegt, ist auf Ebene 1, was darauf liegt, auf Ebene 2, und so weiter. Es zählt nur, was von oben zu sehen ist.',
  parts: {
    colour: {
      title: 'Ebene 1: die eigene Farbe berühren',
      text: 'Auf dem Plan muss ein Lumino ein Feld seiner Farbe berühren, das auch auf Ebene 1 liegt.',
    },
    exception: {
      title: 'Kein Platz für die Farbe?',
      text: 'Gibt es auf Ebene 1 keinen Platz, an dem das Lumino seine Farbe berühren könnte, darf es stattdessen irgendein Lumino deines Riffs berühren. Ein Platz, den du nur nicht bezahlen kannst, ist trotzdem einer.',
    },
    higher: {
      title: 'Höhere Ebenen: verdecken oder berühren',
      text: 'Auf anderen Luminos muss es ein Feld seiner Farbe verdecken oder eins auf der Ebene berühren, auf der es liegen wird.',
    },
    congruent: {
      title: 'Immer auf zwei Luminos',
      text: 'Über Ebene 1 liegt ein Lumino immer auf zwei verschiedenen Luminos, nie genau auf einem.',
    },
    level: {
      title: 'Gleich hoch',
      text: 'Die beiden Felder müssen gleich hoch sein, bevor du es legst.',
    },
    water: {
      title: 'Wasser kostet Kalksteine',
      text: 'Auf Ebene 1 kostet jedes Wasserfeld 1 Kalkstein aus deinem Vorrat. Kannst du nicht bezahlen, darfst du dort nicht legen.',
    },
  },
  examples: {
    touch: {
      shows: 'Ein Lumino in Pink neben der pinkfarbenen Hälfte des Start-Luminos.',
      says: 'Es berührt Pink auf Ebene 1.',
    },
    apart: {
      shows: 'Ein Lumino in Pink neben der gelben Hälfte des Start-Luminos.',
      says: 'Es berührt nur Gelb.',
    },
    above: {
      shows: 'Ein Lumino in Pink auf Ebene 1 neben einem in Pink auf Ebene 2.',
      says: 'Das Pink daneben liegt auf Ebene 2.',
    },
    newColour: {
      shows: 'Ein grünes Lumino neben einem Start-Lumino in Gelb und Pink.',
      says: 'Grün gibt es noch nicht: Es darf jedes Lumino berühren.',
    },
    alone: {
      shows: 'Ein grünes Lumino mit einer Lücke zum Start-Lumino.',
      says: 'Es berührt kein Lumino.',
    },
    cover: {
      shows: 'Ein Lumino in Pink über einem Feld in Pink und einem grünen.',
      says: 'Es verdeckt Pink.',
    },
    beside: {
      shows: 'Ein Lumino in Pink über zwei gelben Feldern, neben einem in Pink auf Ebene 2.',
      says: 'Es berührt Pink auf Ebene 2, wo es liegen wird.',
    },
    below: {
      shows: 'Ein blaues Lumino über zwei gelben Feldern, neben einem blauen auf Ebene 1.',
      says: 'Es verdeckt kein Blau, und das Blau daneben liegt tiefer.',
    },
    shifted: {
      shows: 'Ein gelbes Lumino über je einer Hälfte von zwei Luminos.',
      says: 'Es liegt auf zwei Luminos.',
    },
    exact: {
      shows: 'Ein gelbes Lumino über beiden Hälften eines Luminos.',
      says: 'Es läge genau auf einem.',
    },
    even: {
      shows: 'Ein Lumino in Pink über zwei Korallenfeldern auf Ebene 1.',
      says: 'Auf jedem der beiden Felder liegt ein Lumino.',
    },
    uneven: {
      shows: 'Ein Lumino in Pink über einem Korallenfeld und einem Kalksteinfeld.',
      says: 'Auf dem einen Feld liegt ein Lumino, auf dem anderen keins.',
    },
    paid: {
      shows: 'Ein Lumino in Pink über einem Kalksteinfeld und einem Wasserfeld.',
      says: 'Ein Wasserfeld: Du hast 1 Kalkstein und bezahlst ihn.',
    },
    unpaid: {
      shows: 'Ein Lumino in Pink über zwei Wasserfeldern.',
      says: 'Zwei Wasserfelder, aber du hast nur 1 Kalkstein.',
    },
  },
};
