import type { OfflineTexts } from '../en/offline';

export const offline: OfflineTexts = {
  ready: 'Ohne Netz spielbereit',
  newVersion: 'Neue Version bereit',
  update: 'Aktualisieren',
  updating: 'Einen Moment …',
  install: 'Installieren',
  later: 'Jetzt nicht',
  story: {
    heading: 'Lumicora auf dem Home-Bildschirm',
    why: 'Dann öffnet es sich wie jede andere App, füllt den ganzen Bildschirm und braucht kein Netz.',
    share: 'Tippt auf das Teilen-Zeichen neben der Adresse. Fehlt es dort, steckt es hinter den drei Punkten.',
    add: 'Scrollt nach unten, tippt auf „Zum Home-Bildschirm“ und dann auf „Hinzufügen“.',
    storage:
      'Die App auf dem Home-Bildschirm hat einen eigenen Ort für ihre Partien. Installiert sie also vor eurer ersten Partie.',
    hasGames:
      'Eure Partien von hier ziehen nicht von selbst um: Sichert sie unter „Gespeicherte Partien“ als Datei und öffnet diese in der App.',
    close: 'Schließen',
  },
  pictures: {
    home: 'Die letzte Partie wartet, wo ihr aufgehört habt',
    table: 'Jeder Platz, an dem ein Lumino liegen darf, leuchtet',
  },
};
