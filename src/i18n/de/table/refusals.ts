import type { refusals as en } from '../../en/table/refusals';
import type { PlaceKey, StepKey } from '../../keys/table';
import { words } from './words';

const STEPS: Readonly<Record<StepKey, string>> = {
  start: 'Zuerst legen alle ihr Start-Lumino',
  offer: 'Zuerst ein Lumino aus der Auslage anbieten',
  act: 'Zuerst Kalksteine oder Luminos nehmen',
  settle: 'Zuerst die Hand legen oder abwerfen und den Zug beenden',
  score: 'Jetzt wird gewertet: eine Farbe werten oder passen',
  over: 'Die Partie ist zu Ende',
};

const PLACES: Readonly<Record<PlaceKey, string>> = {
  hand: 'in der Hand',
  display: 'in der Auslage',
  atoll: 'im Atoll',
};

const COUNTS = ['keins', 'eins', 'zwei', 'drei', 'vier'];

export const refusals: typeof en = {
  malformed: (key) => `Das ist kein Zug dieses Spiels (${key})`,
  step: (step) => STEPS[step],
  place: (lumino, place) => `Nicht ${PLACES[place]}: ${lumino}`,
  startColour: (first, second) => `Dieses Start-Lumino hat ${words.colour(first)} und ${words.colour(second)}`,
  startArea: () => 'Das Start-Lumino kommt auf die beiden Startfelder in der Mitte',
  twice: (lumino) => `Nur eins davon kannst du nehmen: ${lumino}`,
  tooFew: (least) => `Wähle mindestens ${words.luminos(least)}`,
  tooMany: (most) => `Höchstens ${COUNTS[most] ?? most}: Tippe ein gewähltes an, um es zurückzulegen`,
  oneColour: (colours) => `Nur eine Farbe, nicht ${words.list(colours.map((colour) => words.colour(colour)))}`,
  offeredColour: (colour) => `${words.colour(colour)} hast du angeboten: Nimm eine andere Farbe`,
  jellyfish: () => 'Dafür muss ein Plättchen mit der Qualle nach oben liegen',
  token: (colour, side) =>
    side === 'gone'
      ? `Das Plättchen für ${words.colour(colour)} ist abgegeben`
      : `${words.colour(colour)} ist schon gewertet`,
  hand: (count) => `Noch in der Hand: ${words.luminos(count)} zum Legen oder Abwerfen`,

  neighbours: () => 'Die beiden Felder müssen Nachbarn sein',
  level: (heights) => `Nicht gleich hoch: ${words.list(heights.map(String))}`,
  congruent: () => 'Nicht genau auf ein einzelnes Lumino: Verschiebe es',
  colour: (colour, level) =>
    level === 1
      ? `Muss ${words.colour(colour)} auf Ebene 1 berühren`
      : `Muss ${words.colour(colour)} verdecken oder auf Ebene ${level} berühren`,
  reef: () => 'Muss dein Riff berühren',
  limestone: (cost, store) => `Kostet ${words.limestone(cost)}, du hast ${store}`,
};
