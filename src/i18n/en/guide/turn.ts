/** From the beginning of a game to the end of a turn. */
export const turn = {
  luminos: {
    lumino:
      'You build with luminos: two fields of one colour, one with a number, the other with an animal or plain coral.',
    shows: 'A lumino with a 3 and a shell, and one with a 6 and plain coral.',
    says: '1, 2 and 3 come with an animal; 4, 5 and 6 come without.',
    animals: { shell: 'Shell', crab: 'Crab', seahorse: 'Seahorse', starfish: 'Starfish' },
  },

  start: {
    lay: 'Everyone gets a start lumino of two colours and lays it in the middle of the board. You choose which colour lies on the left.',
    deal: 'Then 4 luminos come into the atoll, which you share, and 4 into everyone’s own display.',
    shows: (left: string) => `The start lumino in the middle of the board, ${left} on the left.`,
    colours: { yellow: 'yellow', blue: 'blue' },
    limestone: 'Pale stone is limestone: laying there is free.',
    water: 'Dark fields are water: each costs 1 limestone.',
  },

  turn: {
    round:
      'In every round each of you takes one turn, clockwise from the player with the octopus. Then comes the scoring.',
    special: 'If you have a jellyfish, you may do the special action first. Then:',
    steps: [
      'Offer one lumino from your display: it goes into the atoll.',
      'Take limestone, a lumino from your display, or luminos from the atoll.',
      'If the atoll has fewer than 4 luminos now, it is filled up to 4.',
      'Lay every lumino you took, or discard it. End your turn.',
    ],
  },

  special: {
    give: 'When you score a colour, its token turns over and shows a jellyfish. At the start of a turn you may give such a token up and swap luminos: as many as you like, all from the atoll or all from your display.',
    bag: 'They go into the bag, the bag is shuffled, and you draw as many new ones to the same place.',
    price: 'The token is gone, and with it its 2 points at the end. You may do this once for each jellyfish.',
    shows: 'A jellyfish is given up. Two luminos go into the bag, and two others come out.',
  },

  offer: {
    display: 'Display',
    atoll: 'Atoll',
    put: 'Choose one of the 4 luminos in your display and offer it: it goes into the atoll and is for everyone now.',
    think:
      'Choose well: its number is the limestone you could take next, and its colour is the one you cannot take from the atoll in this turn.',
    shows: 'Four luminos in the display. The yellow 4 goes into the atoll, where four others lie.',
  },

  act: {
    one: 'Do exactly one of these:',
    limestone: 'Take limestone: as many as the number on the lumino that you offered. Your store holds 10.',
    display: 'Take 1 of the 3 luminos left in your display.',
    atoll: 'Take 1 to 3 luminos of one colour from the atoll. Not the colour that you just offered!',
    example: 'Example: you offered the yellow 4.',
    limestoneShows: 'Yellow 4: take 4 limestone.',
    displayShows: 'Three luminos in the display: take one of them.',
    atollShows: 'The atoll: take one or both pink luminos, or the green one. The two yellow ones are not allowed.',
    atollSays: 'Not yellow: you offered a yellow one.',
    refill: 'Afterwards the atoll is filled up to 4.',
  },

  discard: {
    text: 'If you cannot lay a lumino, or do not want to, discard it: it goes into the bag, and you lose 1 point at once. Your points may go below 0.',
    shows: 'A lumino goes into the bag, minus 1 point.',
    price: '−1 point',
  },
};
