import type { notices as en } from '../../en/table/notices';

export const notices: typeof en = {
  unreadable: 'Dieser Link ist keine Partie, die wir lesen können',
  unreadableWhy: (place, word) =>
    word === '' ? 'Er bricht zu früh ab: Am Ende fehlt etwas.' : `Er stimmt ab Zeichen ${place} nicht, hier: ${word}`,
  missing: 'Diese Partie ist nicht auf diesem Gerät',
  missingWhy: 'Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt.',
  missingMeans: 'Schaut bei den gespeicherten Partien nach oder beginnt eine neue.',
  damaged: 'Diese Partie lässt sich nicht lesen',
  damagedWhy: 'Was von ihr da ist, ist beschädigt, an beiden Orten, an denen sie lag.',
  keptMeans: 'Sie bleibt, wie sie ist, und alle anderen Partien sind unberührt.',
  guideNotLoaded: 'Die Regeln konnten nicht geladen werden. Prüft die Verbindung und versucht es noch einmal.',
  unreadableMeans:
    'Auf diesem Gerät geht nichts verloren. Lasst euch den Link noch einmal geben oder beginnt von vorn.',
  home: 'Zur Startseite',
  noPicture: 'Der Browser hat gerade keine Grafik (WebGL).',
  notLoaded: 'Das Bild ließ sich nicht laden.',
  plainMeans: 'Spielt mit diesem schlichten Plan weiter oder ladet neu: Die Partie bleibt.',
  lost: 'Das Bild war unterbrochen und kommt gleich wieder.',
  reload: 'Neu laden',
  thinksSimply:
    'Das Nachdenken im Hintergrund ist zweimal abgebrochen. Die Figuren spielen weiter, mit einfacheren Gedanken. Neu laden hilft vielleicht.',
};
