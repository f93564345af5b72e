import type { StorageTexts } from '../en/storage';

export const storage: StorageTexts = {
  why: {
    none: 'Der übliche Platz für Partien ist in diesem Browser versperrt, wie in privaten Fenstern.',
    full: 'Auf diesem Gerät ist kein Platz mehr.',
    newer:
      'Eine neuere Version von Lumicora hat eure Partien in einem anderen Tab geöffnet. Bitte ladet diese Seite neu.',
    lost: 'Der Browser hat den Ort abgetrennt, an dem eure Partien liegen.',
  },
  backedUp: 'Eure Züge liegen vorerst an einem zweiten Ort, und ihr könnt weiterspielen.',
  unkept:
    'Ihr könnt weiterspielen, aber nur, solange diese Seite offen ist: Sichert die Partie als Datei, bevor ihr sie schließt.',
  restored: (games) =>
    games === 1
      ? 'Der Browser hatte eine Partie verloren. Sie ist aus der zweiten Kopie zurück, mit jedem Zug.'
      : `Der Browser hatte ${games} Partien verloren. Sie sind aus der zweiten Kopie zurück, mit jedem Zug.`,
  understood: 'Gut',
  shortened:
    'Die Geschichte dieser Partie war nicht zu lesen. Sie geht dort weiter, wo sie stand; frühere Züge lassen sich nicht zurücknehmen.',
  replay: 'Von Anfang an ansehen',
  share: 'Link und QR-Code',
  notShared:
    'Diese Partie lässt sich gerade nicht teilen, denn sie lässt sich nicht lesen. Als Datei sichern geht vielleicht noch.',
  shareNotLoaded:
    'Das Teilen ließ sich nicht laden. Prüft die Verbindung und versucht es noch einmal: Nichts ist verloren.',
  saveFile: 'Als Datei sichern',
  savedFile: 'Als Datei gesichert.',
  notSavedFile: 'Die Datei ließ sich nicht sichern.',
  elsewhere: 'Diese Partie ist in einem anderen Tab offen',
  elsewhereWhy: 'Zwei Tabs dürfen nicht eine Partie spielen: Der eine nähme zurück, was der andere tut.',
  elsewhereMeans: 'Spielt dort weiter oder holt sie hierher. Kein Zug geht verloren.',
  taken: 'Diese Partie ging in einem anderen Tab weiter',
  takenWhy: 'Sie wurde dorthin geholt. Alles, was hier gespielt wurde, gehört dazu.',
  takeOver: 'Hier spielen',
  unreachable: 'Die Partie ist gerade nicht zu erreichen',
  unreachableWhy: 'Der Browser öffnet den Ort nicht, an dem die Partien liegen.',
  unreachableMeans:
    'Nichts wurde verändert. Ladet die Seite neu; hilft das nicht, schließt den Browser und öffnet ihn wieder.',
  gone: 'Diese Partie ist nicht hier',
  goneWhy:
    'Dieser Browser gibt uns keinen Platz für Partien: Eine Partie dauert nur so lange, wie ihre Seite offen ist.',
  goneMeans:
    'Wenn ihr sie als Datei gesichert habt, könnt ihr damit in einem Fenster weiterspielen, das nicht privat ist.',
  newer: 'Diese Partie kommt aus einer neueren Version',
  newerWhy: 'Ein neueres Lumicora hat sie gesichert. Dieses hier verstünde nicht alles und lässt sie darum in Ruhe.',
  newerMeans: 'Ladet die Seite neu, um die neuere Version zu bekommen, und öffnet sie dann noch einmal.',
  persistence: 'Partien auf diesem Gerät',
  isPersistent: 'Der Browser hat versprochen, eure Partien zu behalten.',
  mayBeCleared:
    'Der Browser darf Partien wegräumen, wenn der Platz auf dem Gerät knapp wird oder lange niemand gespielt hat. Legt Lumicora auf den Home-Bildschirm oder sichert ab und zu alle Partien als Datei.',
};
