import type { SettingsTexts } from '../en/settings';

export const settings: SettingsTexts = {
  heading: 'Einstellungen',
  language: { name: 'Sprache', about: 'Wechselt sofort, auch mitten in der Partie.' },
  betweenTurns: {
    name: 'Zwischen den Zügen',
    about:
      'Der Tisch zeigt, was war und wer dran ist. Oder eine Karte erzählt es in Worten und wartet, bis ihr bereit seid.',
    values: { table: 'Zeigen', card: 'Karte' },
  },
  motion: {
    name: 'Bewegung',
    about: 'Wie schnell Luminos an ihren Platz gleiten.',
    values: { off: 'Aus', brisk: 'Flott', calm: 'Ruhig' },
    reduced: 'Dieses Gerät wünscht sich weniger Bewegung: Luminos erscheinen sanft und gleiten nicht.',
  },
  pace: {
    name: 'Figuren',
    about: 'Wie schnell Pip, Marlo und Orla spielen. Ein Fingertipp macht ihnen Beine.',
    values: { calm: 'Ruhig', normal: 'Normal', quick: 'Flott' },
  },
  sound: {
    name: 'Töne',
    about: 'Ein paar leise Klänge beim Legen, Ziehen und Werten.',
    values: { off: 'Aus', on: 'An' },
    muted: 'Nichts zu hören? Vielleicht ist das Gerät stumm.',
    none: 'Dieser Browser kann keine Töne machen.',
  },
  brings: {
    name: 'Was ein Platz bringt',
    about: 'Haltet ihr ein Lumino über das Riff, sagen kleine Zahlen, was sich an den Punkten ändern würde.',
    values: { off: 'Aus', on: 'An' },
  },
  hints: {
    name: 'Tipps',
    about:
      'Eine kleine Lampe ganz oben. Wer nicht weiterweiß, kann sie fragen, Schritt für Schritt; der Verlauf merkt sich jedes Mal.',
    values: { off: 'Aus', on: 'An' },
  },
  marks: {
    name: 'Ebenenzeichen',
    about: 'Kleine Zeichen auf den Luminos sagen, auf welcher Ebene sie liegen.',
    values: { off: 'Aus', on: 'An' },
  },
  hand: {
    name: 'Links oder rechts',
    about: 'Für die Hand, mit der ihr spielt: Auf dieser Seite liegt, was ihr oft drückt.',
    values: { left: 'Links', right: 'Rechts' },
  },
  keyboard: {
    name: 'Tastatur',
    about:
      'Tab und die Pfeiltasten führen über den Tisch. Enter wählt und legt, R dreht das Lumino, L sieht unter ein Feld, 1 bis 9 zeigen eine Ebene und 0 alle. U nimmt zurück, H fragt nach einem Tipp, ? öffnet die Regeln, Esc lässt los.',
  },
};
