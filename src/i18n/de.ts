import type { Texts } from './en';

export const de: Texts = {
  title: 'Lumicora: ein Riff, das leuchtet',
  description: 'Lumicora rund um ein Tablet: Baut Ebene für Ebene ein leuchtendes Korallenriff. Für 2 bis 4 Personen.',
  language: 'Sprache',
  tagline: 'Lasst ein Riff wachsen, das die Tiefe erhellt.',
  about:
    'Zehn Runden, zwei bis vier Leute, ein Tablet in der Mitte. Holt Luminos (Doppelplättchen aus Korallen) aus dem Atoll, legt sie neben- und übereinander und wertet jede Farbe im richtigen Moment.',
  aboutLevels:
    'Jede Ebene zählt, die niedrigste sichtbare Zahl entscheidet, und am Ende bringen Muscheln, Krabben, Seepferdchen und Seesterne Punkte.',
  promise: 'Kein Konto, keine Werbung, kein Tracking: Eure Partien bleiben auf diesem Gerät.',
  play: 'Spielen',
  goOn: 'Weiterspielen',
  newGame: 'Neue Partie',
  status: 'Zu zweit könnt ihr schon spielen, alles Weitere wächst noch.',
  credits: 'Lumicora ist ein Brettspiel von Rita Modl, erschienen 2024 bei Deep Print Games und Pegasus Spiele.',
  loading: 'Der Tisch wird gedeckt …',
  notLoaded: 'Der Tisch ließ sich nicht laden. Prüft die Verbindung und versucht es noch einmal: Nichts geht verloren.',
  reload: 'Noch einmal',
  independent: 'Diese App ist ein unabhängiges Fanprojekt. Texte und Zeichnungen sind unsere eigenen.',
};
