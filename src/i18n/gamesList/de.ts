import type { en } from './en';

export const de: Readonly<typeof en> = {
  round: (round, last) => `Runde ${round} von ${last}`,
  turn: (name) => `${name} ist dran`,
  finished: 'Zu Ende',
  won: (names, winners, points) =>
    `${names} ${winners === 1 ? 'hat' : 'haben gemeinsam'} mit ${points === 1 ? '1 Punkt' : `${points} Punkten`} gewonnen`,
  seat: (number) => `Person ${number}`,
  lookAt: 'Ansehen',
  remove: (names) => (names === '' ? 'Die Partie ohne Namen löschen' : `Die Partie von ${names} löschen`),
  removed: (names) => (names === '' ? 'Die Partie ist gelöscht.' : `Die Partie von ${names} ist gelöscht.`),
  bringBack: 'Zurückholen',
  empty:
    'Hier ist noch nichts. Jede Partie, die ihr beginnt, bleibt hier von selbst liegen: Ihr könnt jederzeit weiterspielen.',
};
