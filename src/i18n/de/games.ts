import type { GamesListTexts } from '../en/games';
import { withMinus } from '../withMinus';
import { storage } from './storage';

export const games: GamesListTexts = {
  parts: 'Welche Partien',
  running: (count) => `Laufend ${count}`,
  over: (count) => `Beendet ${count}`,
  deleted: (count) => `Gelöscht ${count}`,
  emptyRunning:
    'Gerade läuft keine Partie. Jede, die ihr beginnt, bleibt hier von selbst liegen: Ihr könnt jederzeit weiterspielen.',
  emptyOver: 'Noch ist keine Partie zu Ende gespielt. Jede beendete bleibt hier, mit ihrer Schlusstabelle.',
  emptyDeleted: 'Es gibt keine gelöschten Partien.',
  deletedStay: 'Gelöschte Partien bleiben 30 Tage hier. So lange könnt ihr jede zurückholen.',
  showMore: 'Mehr zeigen',
  damaged: (count) =>
    count === 1
      ? 'Eine Partie lässt sich nicht lesen. Sie bleibt, wie sie ist, und „Alle sichern“ nimmt sie mit.'
      : `${count} Partien lassen sich nicht lesen. Sie bleiben, wie sie sind, und „Alle sichern“ nimmt sie mit.`,

  round: (round, last) => `Runde ${round} von ${last}`,
  turn: (name) => `${name} ist dran`,
  finished: 'Zu Ende',
  won: (names, winners) => `${names} ${winners === 1 ? 'hat' : 'haben gemeinsam'} gewonnen`,
  pointsOf: (name, points) => `${name}: ${withMinus(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`,
  seat: (number) => `Person ${number}`,
  noPicture: 'Von dieser Partie gibt es kein Bild: Ihr Stand lässt sich nicht lesen.',
  lookAt: 'Ansehen',

  titled: (title) => `„${title}“`,
  gameOf: (names) => `die Partie von ${names}`,
  nameless: 'die Partie ohne Namen',
  about: (verb, game) => `${verb}: ${game}`,

  tools: 'Mehr',
  rename: 'Umbenennen',
  replay: storage.replay,
  lookBack: 'Rückblick',
  copy: 'Was wäre, wenn? Kopieren',
  share: storage.share,
  saveOne: storage.saveFile,
  remove: 'Löschen',

  title: (longest) => `Name der Partie, bis zu ${longest} Zeichen`,
  titleHint: 'Name der Partie',
  room: (left) => `Noch ${left}`,
  done: 'Fertig',
  renamed: (title) => `Diese Partie heißt jetzt „${title}“.`,
  unnamed: 'Diese Partie hat keinen eigenen Namen mehr.',
  notRenamed: 'Der Name ließ sich nicht behalten. Die Partie ist, wie sie war.',

  whatIf: (round, copy) => {
    const name = copy === 1 ? 'Was wäre, wenn?' : `Was wäre, wenn? ${copy}`;
    return round === null ? name : `${name}${copy === 1 ? '' : ' –'} Runde ${round}`;
  },
  whatIfBehind: ' – was wäre, wenn?',
  copied: 'Hier ist die Kopie. Probiert aus, was ihr wollt: Die erste Partie bleibt, wie sie ist.',
  notCopied: 'Es gibt keine Kopie.',
  notShared: 'Diese Partie lässt sich gerade nicht teilen.',
  unread: {
    missing: 'Die Partie ist nicht mehr hier.',
    newer: 'Ein neueres Lumicora hat die Partie gesichert. Ladet die Seite neu und versucht es dann noch einmal.',
    damaged: 'Die Partie lässt sich nicht lesen. Als Datei sichern lässt sie sich vielleicht noch.',
    unreachable:
      'Der Browser öffnet den Ort nicht, an dem die Partie liegt. Ladet die Seite neu und versucht es noch einmal: Nichts ist verloren.',
  },
  shareNotLoaded: storage.shareNotLoaded,

  removed: (game) => `Gelöscht: ${game}.`,
  bringBack: 'Zurückholen',
  elsewhere: 'Sie ist in einem anderen Tab offen. Schließt sie dort und versucht es dann noch einmal.',
  notRemoved: 'Die Partie ließ sich nicht löschen. Sie ist, wie sie war.',
  notBack: 'Die Partie ließ sich gerade nicht zurückholen. Versucht es noch einmal.',

  saveAll: 'Alle sichern',
  fileGame: 'Partie',
  fileAll: 'alle-Partien',
  saved: (file) => `Die Datei ${file} liegt in euren Downloads.`,
  shared: 'Die Datei ist übergeben.',
  notSaved: 'Die Datei ist fertig, aber dieses Gerät hat sie nicht angenommen.',
  nothingToSave: 'Es gibt nichts, was in eine Datei geschrieben werden könnte.',
  tryAgain: 'Noch einmal versuchen',

  open: 'Aus Datei holen',
  drop: 'Loslassen: Die Partien aus der Datei kommen hier dazu.',
  reading: 'Die Datei wird gelesen …',
  readOf: (read, all) => `Die Datei wird gelesen: ${read} von ${all} Partien …`,
  imported: (count) =>
    `${count === 1 ? 'Eine Partie ist' : `${count} Partien sind`} dazugekommen. Was schon hier war, bleibt, wie es war.`,
  alreadyHere: 'Alle Partien aus dieser Datei sind schon hier.',
  refused: {
    tooLarge: (file) => `${file} ist zu groß: Keine Datei von uns hat mehr als 64 MB.`,
    notOurs: (file) => `${file} ist keine Datei mit Partien von Lumicora.`,
    newer: (file) =>
      `${file} kommt aus einem neueren Lumicora. Aktualisiert hier die App und versucht es dann noch einmal.`,
    empty: (file) => `In ${file} ist keine Partie, die dazukommen könnte.`,
    full: (file) =>
      `${file} ist in Ordnung, aber auf diesem Gerät ist kein Platz mehr. Schafft welchen und versucht es dann noch einmal.`,
    notKept: (file) =>
      `${file} ist in Ordnung, aber der Speicher dieses Geräts ist gestört und nimmt gerade nichts an.`,
    unreadable: (file) => `${file} ließ sich auf diesem Gerät nicht lesen.`,
    damaged: (file, game, key) => `Partie ${game} in ${file} ist beschädigt (${key}).`,
    beginning: (file, game) => `Partie ${game} in ${file} beginnt, wie es nach den Regeln keine Partie kann.`,
    rules: (file, game, step) => `Partie ${game} in ${file} verstößt in Schritt ${step} gegen die Regeln.`,
  },
  nothingWritten: (files) =>
    `Aus ${files === 1 ? 'dieser Datei' : 'diesen Dateien'} ist nichts dazugekommen, und eure Partien sind, wie sie waren.`,
  close: 'Schließen',
};
