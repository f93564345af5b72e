import type { HomeTexts } from '../en/home';

export const home: HomeTexts = {
  title: 'Lumicora: ein Riff, das leuchtet',
  description: 'Lumicora rund um ein Tablet: Baut Ebene für Ebene ein leuchtendes Korallenriff. Für 2 bis 4 Personen.',
  language: 'Sprache',
  tagline: 'Lasst ein Riff wachsen, das die Tiefe erhellt.',
  about:
    'Zehn Runden, zwei bis vier Leute, ein Tablet. Holt Luminos (Doppelplättchen aus Korallen) aus dem Atoll, legt sie neben- und übereinander und wertet jede Farbe im richtigen Moment.',
  aboutLevels:
    'Jede Farbe wird einmal gewertet: Auf jeder Ebene eures Riffs zählt ihre niedrigste sichtbare Zahl. Am Ende bringen auch Muscheln, Krabben, Seepferdchen und Seesterne Punkte.',
  promise: 'Kein Konto, keine Werbung, kein Tracking: Eure Partien bleiben auf diesem Gerät.',
  home: 'Startseite',
  play: 'Spielen',
  firstGame: 'Erste Partie? Wir erklären beim Spielen.',
  goOn: 'Weiterspielen',
  newGame: 'Neue Partie',
  savedGames: 'Gespeicherte Partien',
  chronicle: 'Chronik',
  puzzle: 'Rätsel des Tages',
  howToPlay: 'So wird gespielt',
  settings: 'Einstellungen',
  unnamed: 'Eine Partie ohne Namen',
  credits: 'Lumicora ist ein Brettspiel von Rita Modl, erschienen 2024 bei Deep Print Games und Pegasus Spiele.',
  loading: 'Einen Moment …',
  independent: 'Diese App ist ein unabhängiges Fanprojekt. Texte und Zeichnungen sind unsere eigenen.',
};
