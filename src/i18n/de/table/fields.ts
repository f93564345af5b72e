import type { fields as en } from '../../en/table/fields';
import { words } from './words';

export const fields: typeof en = {
  place: (row, field) => `Reihe ${row}, Feld ${field}`,
  remote: (penalty) => `entlegener Kalkstein, minus ${penalty}, solange er offen liegt`,
  bases: {
    water: 'Wasser: Zudecken kostet 1 Kalkstein',
    limestone: 'Kalkstein: Zudecken ist kostenlos',
    start: 'Startfeld: Hierher kommt das Start-Lumino',
  },
  remoteBase: (penalty) => `Entlegener Kalkstein: am Ende minus ${words.points(penalty)}, solange er offen liegt`,
  level: (level, half) => `Ebene ${level}, ${half}`,
  legal: (cost) => `hier legen: erlaubt, ${cost === 0 ? 'kostenlos' : `kostet ${words.limestone(cost)}`}`,
  first: 'hier liegt die Zahl',
  firstStart: (colour) => `hier läge ${words.colour(colour)}`,
  illegal: (reason) => `nicht hier: ${reason}`,
  cost: (cost) => (cost === 0 ? 'Kostenlos' : `Kostet ${words.limestone(cost)}`),
  brings: (changes) => (changes.length === 0 ? 'Punkte bleiben gleich' : `Punkte: ${changes.join(', ')}`),
  bringsMajority: (colour) => `meiste Felder in ${words.colour(colour)}`,
  bringsRemote: 'entlegener Kalkstein',
  marked: (place) => `Zahl auf ${place}; jetzt das andere Feld.`,
  ghost: (number, other, verdict) => `Zahl auf ${number}, andere Hälfte auf ${other}. ${verdict}.`,
  ghostStart: (left, right) => `${words.colour(left)} links, ${words.colour(right)} rechts.`,
  stack: (place, halves, base) =>
    halves.length === 0 ? `${place}: ${base}.` : `${place}, von oben: ${[...halves, base].join('; ')}.`,
};
