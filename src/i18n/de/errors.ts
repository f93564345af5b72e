import type { ErrorTexts } from '../en/errors';

export const errors: ErrorTexts = {
  heading: 'Da ist etwas schiefgegangen',
  means: 'Den Fehler hat die App gemacht, nicht ihr. Eure Partien sind genau so gespeichert, wie sie waren.',
  again:
    'Es ist gleich noch einmal schiefgegangen. Ladet die App neu oder geht zur Startseite. Eure Partien bleiben gespeichert.',
  goOn: 'Weiter',
  reload: 'Neu laden',
  save: 'Bericht speichern',
  about:
    'Der Bericht ist eine Textdatei für alle, die die App reparieren: der Fehler, der Browser und die Partie mit ihren Namen. Verschickt wird nichts.',
  saved: 'Der Bericht ist gespeichert.',
  failed: 'Der Bericht ließ sich hier nicht speichern.',
  home: 'Zur Startseite',
  report: {
    file: 'Bericht',
    title: 'Lumicora: Fehlerbericht',
    isYours: 'Nur ihr habt diese Datei. Über euch steht darin nichts als die Namen in der Partie weiter unten.',
  },
};
