export const share = {
  title: 'Share this game',
  holds:
    'The whole game is in this link, move by move, with the names of everyone who plays. Nothing is sent anywhere: whoever has the link can open it, and nobody else.',
  copyOfIt: 'They get a copy of the game as it stands now. Yours stays here as it is.',
  link: 'The link',
  copy: 'Copy',
  copied: 'The link is copied.',
  notCopied: 'This browser does not let the app copy. The link is selected: copy it by hand.',
  send: 'Pass on',
  sent: 'The link is handed over.',
  notSent: 'The link could not be handed over. Copy it instead.',
  qr: 'QR code with the link to this game',
  scan: 'Point the camera of another device at it.',
  tooLong: 'This link is too long for a QR code.',
  /** The host is one that means something else on every device. */
  onlyHere: (host: string) =>
    `“${host}” leads other devices to themselves. To share with them, open Lumicora here by its address in your network first.`,
  noLink: 'This game does not fit into a link. Save it as a file instead: “Saved games” can do that.',
  close: 'Close',

  heading: 'A shared game',
  inLink:
    'The whole game is in the link. It stays on this device only if you keep it; your own games stay as they are.',
  keepRunning: 'Keep it and play on',
  keepOver: 'Keep it and look at it',
  /** It was kept before, from this link. */
  isHere: 'This game is kept here already.',
  isHereChanged: 'This game is kept here already, and has changed since.',
  playHere: 'Play on',
  openHere: 'Open the game kept here',
  keepToo: 'Keep this one as well',

  damaged: 'This link is damaged',
  damagedMeans:
    'A piece of it is missing or has changed: long links are sometimes cut off on their way. The game in it can no longer be shown.',
  damagedNow: 'Ask for the link once more and copy it whole, or scan it as a QR code.',
  newer: 'This game comes from a newer Lumicora',
  newerMeans: 'This app cannot read it yet.',
  newerNow: 'Update the app here, then open the link once more.',
  olderRules: 'This link was made by older rules',
  olderRulesMeans:
    'Since then a rule of the app was put right, and a link names each move among those that the rules allow: it can no longer be followed.',
  olderRulesNow: 'If the game is still on the device it comes from, ask for a new link from there, or for its file.',
  unchanged: 'Nothing was changed here: your games are as they were.',
};

export type ShareTexts = Readonly<typeof share>;
