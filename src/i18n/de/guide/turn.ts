import type { turn as en } from '../../en/guide/turn';

export const turn: typeof en = {
  luminos: {
    lumino:
      'Gebaut wird mit Luminos: zwei Felder in einer Farbe, eins mit einer Zahl, das andere mit einem Tier oder schlichter Koralle.',
    shows: 'Ein Lumino mit 3 und Muschel und eins mit 6 und schlichter Koralle.',
    says: 'Zu 1, 2 und 3 gehört ein Tier, zu 4, 5 und 6 keins.',
    animals: { shell: 'Muschel', crab: 'Krabbe', seahorse: 'Seepferdchen', starfish: 'Seestern' },
  },

  start: {
    lay: 'Alle bekommen ein Start-Lumino in zwei Farben und legen es in die Mitte ihres Plans. Welche Farbe links liegt, entscheidest du.',
    deal: 'Dann kommen 4 Luminos ins Atoll, aus dem alle nehmen dürfen, und je 4 in eure Auslagen.',
    shows: (left) => `Das Start-Lumino in der Mitte des Plans, ${left} links.`,
    colours: { yellow: 'Gelb', blue: 'Blau' },
    limestone: 'Heller Stein ist Kalkstein: Hier legst du kostenlos.',
    water: 'Dunkle Felder sind Wasser: Jedes kostet 1 Kalkstein.',
  },

  turn: {
    round:
      'In jeder Runde macht ihr alle einen Zug, im Uhrzeigersinn ab der Person mit dem Oktopus. Dann wird gewertet.',
    special: 'Hast du eine Qualle, darfst du zuerst die Sonderaktion machen. Dann:',
    steps: [
      'Biete ein Lumino aus deiner Auslage an: Es kommt ins Atoll.',
      'Nimm Kalksteine, ein Lumino aus deiner Auslage oder Luminos aus dem Atoll.',
      'Liegen jetzt weniger als 4 Luminos im Atoll, wird es auf 4 aufgefüllt.',
      'Lege jedes genommene Lumino in dein Riff oder wirf es ab. Beende deinen Zug.',
    ],
  },

  special: {
    give: 'Wertest du eine Farbe, wird ihr Plättchen umgedreht und zeigt eine Qualle. Zu Beginn eines Zuges darfst du so ein Plättchen abgeben und Luminos tauschen: so viele du willst, alle aus dem Atoll oder alle aus deiner Auslage.',
    bag: 'Sie kommen in den Beutel, er wird gemischt, und du ziehst ebenso viele neue für dieselbe Stelle.',
    price:
      'Das Plättchen ist weg und mit ihm seine 2 Punkte am Ende. Mit jeder weiteren Qualle darfst du noch einmal tauschen.',
    shows: 'Eine Qualle wird abgegeben. Zwei Luminos kommen in den Beutel, zwei andere kommen heraus.',
  },

  offer: {
    display: 'Auslage',
    atoll: 'Atoll',
    put: 'Wähle eins der 4 Luminos in deiner Auslage und biete es an: Es kommt ins Atoll und ist jetzt für alle da.',
    think:
      'Wähle gut: So viele Kalksteine, wie seine Zahl sagt, könntest du gleich nehmen, und seine Farbe darfst du in diesem Zug nicht aus dem Atoll nehmen.',
    shows: 'Vier Luminos in der Auslage. Gelb 4 kommt ins Atoll, wo vier andere liegen.',
  },

  act: {
    one: 'Mach genau eins davon:',
    limestone:
      'Nimm Kalksteine: so viele, wie die Zahl auf dem Lumino sagt, das du angeboten hast. Dein Vorrat fasst 10.',
    display: 'Nimm 1 der 3 übrigen Luminos aus deiner Auslage.',
    atoll: 'Nimm 1 bis 3 Luminos einer Farbe aus dem Atoll. Nicht die Farbe, die du gerade angeboten hast!',
    example: 'Beispiel: Du hast die gelbe 4 angeboten.',
    limestoneShows: 'Gelb 4: Nimm 4 Kalksteine.',
    displayShows: 'Drei Luminos in der Auslage: Nimm eins davon.',
    atollShows: 'Das Atoll: Nimm eins oder beide in Pink oder das grüne. Die beiden gelben sind nicht erlaubt.',
    atollSays: 'Gelb nicht: Du hast gerade ein gelbes angeboten.',
    refill: 'Danach wird das Atoll auf 4 aufgefüllt.',
  },

  discard: {
    text: 'Kannst oder willst du ein Lumino nicht legen, wirf es ab: Es kommt in den Beutel, und du verlierst sofort 1 Punkt. Deine Punkte können unter 0 fallen.',
    shows: 'Ein Lumino kommt in den Beutel, minus 1 Punkt.',
    price: '−1 Punkt',
  },
};
