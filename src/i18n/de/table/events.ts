import type { events as en } from '../../en/table/events';
import { words } from './words';

export const events: typeof en = {
  startLaid: (who, left) => `${who} legt das Start-Lumino, ${words.colour(left)} links.`,
  specialAction: (who, token, from, count) =>
    `${who} gibt die Qualle von ${words.colour(token)} ab und tauscht ${words.luminos(count)} ${from === 'atoll' ? 'im Atoll' : 'in der Auslage'}.`,
  offered: (who, what) => `${who} bietet an: ${what}.`,
  limestoneTaken: (who, taken, left) => {
    if (left === 0) return `${who} nimmt ${words.limestone(taken)}.`;
    return taken === 0
      ? `${who} nimmt keine Kalksteine: Der Vorrat ist voll.`
      : `${who} nimmt ${words.limestone(taken)}; ${left} ${left === 1 ? 'passte' : 'passten'} nicht mehr hinein.`;
  },
  takenFromDisplay: (who, what) => `${who} nimmt aus der Auslage: ${what}.`,
  takenFromAtoll: (who, what) => `${who} nimmt aus dem Atoll: ${what}.`,
  drawnForAtoll: (what) => `Neu im Atoll: ${what}.`,
  drawnForDisplay: (who, what) => `Neu in der Auslage von ${who}: ${what}.`,
  emergencyOpened: (count, isEnding) =>
    `Der Beutel war leer: Der Notfallstapel mit ${words.luminos(count)} ist offen.${isEnding ? ' Das ist die letzte Runde.' : ''}`,
  bagRanDry: (missing) =>
    `Der Beutel ist leer: ${words.luminos(missing)} ${missing === 1 ? 'ließ' : 'ließen'} sich nicht ziehen.`,
  laid: (who, what, level, paid) =>
    `${who} legt auf Ebene ${level}: ${what}.${paid > 0 ? ` Bezahlt: ${words.limestone(paid)}.` : ''}`,
  discarded: (who, what, points) => `${who} wirft ein Lumino ab und verliert ${words.points(points)}: ${what}.`,
  turnEnded: (who) => `${who} hat den Zug beendet.`,
  scoringBegan: (round, isExtra) =>
    isExtra ? 'Noch eine Wertungsphase vor dem Ende.' : `Runde ${round}: Die Wertungsphase beginnt.`,
  colourScored: (who, colour, points) => `${who} wertet ${words.colour(colour)}: ${words.points(points)}.`,
  passed: (who) => `${who} passt.`,
  octopusMoved: (to) => `Der Oktopus geht an ${to}.`,
  turtleMoved: (round) => `Runde ${round} beginnt.`,
  gameEnded: (winners, by) => {
    const names = words.list(winners);
    if (by === 'sharing') return `Die Partie ist zu Ende: ${names} teilen sich den Sieg.`;
    return `Die Partie ist zu Ende: ${names} gewinnt${by === 'limestone' ? ' dank mehr Kalksteinen' : ''}.`;
  },
  undone: 'Zurückgenommen.',
  undoneOf: (what) => `Zurückgenommen: ${what}.`,
  redone: 'Wiederholt.',
};
