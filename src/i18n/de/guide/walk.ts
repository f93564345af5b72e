import type { walk as en } from '../../en/guide/walk';
import { words } from '../table/words';

export const walk: typeof en = {
  page: (page, all) => `${page} von ${all}`,
  pages: 'Seiten',
  back: 'Zurück',
  next: 'Weiter',
  again: 'Noch einmal',
  all: 'Alle Regeln',
  short: 'In Kürze',
  right: 'Richtig',
  wrong: 'Nein',
  place: (letter, first, second) => `${letter}: ${first}; ${second}`,

  goal: {
    title: 'Lass ein Riff wachsen',
    text: 'Alle bauen ein Korallenriff aus Luminos: zwei Felder in einer Farbe, eins mit einer Zahl. Wer nach zehn Runden die meisten Punkte hat, gewinnt.',
    shows: 'Ein Riff aus Luminos in drei Farben auf drei Ebenen.',
    ask: 'Welches Lumino liegt am höchsten? Tippe es an.',
    right: (level) => `Es liegt auf Ebene ${level}, und jede Ebene bringt eigene Punkte.`,
    wrong: (level) => `Es liegt nur auf Ebene ${level}: Ein anderes liegt höher.`,
  },
  turn: {
    title: 'Eins anbieten, etwas nehmen',
    text: 'Lege eins deiner vier Luminos ins Atoll in der Mitte. Dann nimm: so viele Kalksteine, wie seine Zahl sagt, eins von deinen oder eine Farbe aus dem Atoll.',
    offer: 'Du bist dran: Tippe ein Lumino deiner Auslage an, um es anzubieten.',
    take: 'Jetzt nimm etwas: Tippe Kalksteine oder ein Lumino an.',
    took: (what) => `Du nimmst: ${what}.`,
    display: 'Deine Auslage',
    atoll: 'Atoll',
  },
  lay: {
    title: 'Lege es neben seine Farbe',
    text: 'Ein Lumino bedeckt zwei Felder und muss seine Farbe berühren.',
    ask: 'Wo darf es liegen? Tippe auf einen Platz.',
    right: 'Es berührt Pink. Probier auch die anderen: Warum dort nicht?',
  },
  water: {
    title: 'Wasser kostet Kalksteine',
    text: 'Heller Stein ist kostenlos. Jedes dunkle Wasserfeld kostet 1 Kalkstein.',
    ask: 'Du hast 1 Kalkstein. Tippe auf einen Platz.',
    right: (cost) => (cost === 0 ? 'Nur Stein: kostenlos.' : `Ein Wasserfeld: Du bezahlst ${cost} Kalkstein.`),
  },
  levels: {
    title: 'Bau in die Höhe',
    text: 'Oben liegt ein Lumino auf zwei gleich hohen Luminos. Es verdeckt seine Farbe oder berührt sie dort oben.',
    ask: 'Wo darf es auf Ebene 2 liegen? Tippe auf einen Platz.',
    right: 'Es liegt auf zwei Luminos und verdeckt Pink: Ebene 2.',
  },
  scoring: {
    title: 'Werte eine Farbe',
    text: 'Nach jeder Runde darfst du eine Farbe werten, jede nur einmal. Auf jeder Ebene zählt nur ihre niedrigste Zahl: Zähl sie zusammen.',
    ask: 'Werte Pink: Tippe auf jeder Ebene die niedrigste Zahl an.',
    right: (level, value) => `Ebene ${level} zählt ${value}.`,
    wrong: (level, value) => `Auf Ebene ${level} gibt es eine niedrigere als ${value}.`,
    choose: 'Jetzt oder später?',
    now: (points, limestone) => `Jetzt werten: ${points} Punkte und ${limestone} Kalksteine`,
    later: 'Warten',
    scored:
      'Pink ist gewertet: Das Plättchen zeigt jetzt eine Qualle, und die Punkte bleiben dir, was du auch darauf legst.',
    waited: (colour, round, limestone) =>
      `Nächste Runde bringt ${words.colour(colour)} vielleicht mehr. Aber ab Runde ${round} gibt es nur noch ${limestone} Kalksteine dazu.`,
  },
  end: {
    title: 'Nach zehn Runden',
    text: 'Sichtbare Tiere und die meisten Felder einer Farbe bringen Punkte, Kalksteine und Quallen auch. Oder du gibst zu Beginn eines Zuges eine Qualle ab und tauschst dafür Luminos.',
    animals: 'Sichtbare Tiere: Tippe eins mehrmals an',
    seen: (count, points) => `${count} davon zu sehen: ${words.points(points)}`,
    most: (first, second) => `Die meisten Felder einer Farbe: ${first}, die zweitmeisten: ${second}`,
    jellyfish: (points) => `Jede Qualle: ${points}`,
    limestone: 'Je 2 Kalksteine: 1',
    ask: 'Wer hat die meisten Felder in Pink? Tippe auf das Riff.',
    reef: (number) => `Riff ${number}`,
    counted: (fields, points) => `${fields} sichtbare Felder in Pink: ${points} Punkte`,
  },
};
