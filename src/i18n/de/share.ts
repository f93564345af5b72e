import type { ShareTexts } from '../en/share';

export const share: ShareTexts = {
  title: 'Diese Partie teilen',
  holds:
    'In diesem Link steckt die ganze Partie, Zug für Zug, mit den Namen aller, die mitspielen. Nichts wird irgendwohin geschickt: Öffnen kann sie, wer den Link hat, und sonst niemand.',
  copyOfIt: 'Wer ihn öffnet, bekommt eine Kopie der Partie, so wie sie jetzt steht. Eure bleibt hier, wie sie ist.',
  link: 'Der Link',
  copy: 'Kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Dieser Browser lässt die App nicht kopieren. Der Link ist markiert: Kopiert ihn von Hand.',
  send: 'Weitergeben',
  sent: 'Der Link ist übergeben.',
  notSent: 'Der Link ließ sich nicht übergeben. Kopiert ihn stattdessen.',
  qr: 'QR-Code mit dem Link zu dieser Partie',
  scan: 'Haltet die Kamera eines anderen Geräts darauf.',
  tooLong: 'Für einen QR-Code ist dieser Link zu lang.',
  onlyHere: (host) =>
    `„${host}“ führt andere Geräte zu sich selbst. Um mit ihnen zu teilen, öffnet Lumicora hier zuerst über die Adresse in eurem Netz.`,
  noLink:
    'Diese Partie passt in keinen Link. Sichert sie stattdessen als Datei: Das geht unter „Gespeicherte Partien“.',
  close: 'Schließen',

  heading: 'Eine geteilte Partie',
  inLink:
    'Die ganze Partie steckt im Link. Auf diesem Gerät bleibt sie nur, wenn ihr sie behaltet; eure eigenen Partien bleiben, wie sie sind.',
  keepRunning: 'Behalten und weiterspielen',
  keepOver: 'Behalten und ansehen',
  isHere: 'Diese Partie liegt schon bei euren Partien.',
  isHereChanged: 'Diese Partie liegt schon bei euren Partien und hat sich seither verändert.',
  playHere: 'Weiterspielen',
  openHere: 'Die behaltene Partie öffnen',
  keepToo: 'Auch diese behalten',

  damaged: 'Dieser Link ist beschädigt',
  damagedMeans:
    'Ein Stück davon fehlt oder ist verändert: Lange Links werden unterwegs manchmal abgeschnitten. Die Partie darin lässt sich nicht mehr zeigen.',
  damagedNow: 'Lasst euch den Link noch einmal geben und kopiert ihn ganz, oder scannt ihn als QR-Code.',
  newer: 'Diese Partie kommt aus einem neueren Lumicora',
  newerMeans: 'Diese App kann sie noch nicht lesen.',
  newerNow: 'Aktualisiert hier die App und öffnet den Link dann noch einmal.',
  olderRules: 'Dieser Link wurde nach älteren Regeln gemacht',
  olderRulesMeans:
    'Seither wurde eine Regel der App berichtigt, und ein Link nennt jeden Zug unter denen, die die Regeln erlauben: Ihm kann man nicht mehr folgen.',
  olderRulesNow:
    'Ist die Partie noch auf dem Gerät, von dem sie kommt? Dann lasst euch von dort einen neuen Link geben oder die Datei.',
  unchanged: 'Hier hat sich nichts geändert: Eure Partien sind, wie sie waren.',
};
