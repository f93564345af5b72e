/** What brings points, during the game and at its end. */
export const scores = {
  scoring: {
    who: 'When everyone has had a turn, the displays are filled up to 4. Then each of you, beginning with the octopus, may score one colour or pass.',
    how: 'On each level only the lowest number of that colour that you can see counts. Add up the levels; one without such a number counts 0.',
    shows: 'A reef with three levels. The lowest pink number of each level is marked.',
    level: (level: number) => `Level ${level}`,
    lowest: (numbers: readonly number[]) =>
      numbers.length === 1 ? 'the only number' : `the lowest of ${numbers.join(' and ')}`,
    token: 'The token turns from coral to jellyfish: you can score each colour only once in the game.',
    limestone: 'With it you get limestone, more of it early in the game:',
    rounds: (from: number, to: number) => (from === to ? `Round ${from}` : `Rounds ${from}–${to}`),
    octopus: 'Whoever was the last to score gets the octopus and begins the next round. If nobody scored, it stays.',
    turtle: 'The turtle moves on to the next round.',
  },

  emergency: {
    stack:
      'With three players 6 luminos are set aside face down, with four players 8: the emergency stack. When a lumino must be drawn and the bag is empty, the stack goes into the bag. If that happens before round 10, the game ends early:',
    steps: [
      'Finish this round with its scoring.',
      'Score once more: everyone may score another colour.',
      'Final scoring.',
    ],
    last: 'In round 10 nothing else changes. If the bag is empty again, or if you play as two, nothing more is drawn in this round.',
  },

  final: {
    order:
      'After round 10 there are points for your tokens, your limestone, and for what your reef shows from above. Display and atoll do not count.',
    jellyfish: { title: 'Jellyfish', text: '2 points for each token that shows a jellyfish.' },
    limestone: { title: 'Limestone', text: '1 point for every 2 limestone in your store.' },
    animals: { dark: 'Animals, dark score board', light: 'Animals, light score board' },
    dark: 'Points for how many animals of a kind you can see in your reef:',
    light:
      'Each animal that you can see counts alone, by the six fields around it. It gets one of its two scores, the higher one.',
    counted: {
      shell: 'Water fields next to it',
      crab: 'Coral fields next to it on the same level',
      seahorse: 'Coral fields next to it on higher levels',
      starfish: 'Coral fields next to it on lower levels',
    },
    fromOn: (least: number) => (least === 6 ? 'all 6' : `${least} or more`),
    here: (count: number, points: string) => `Here: ${count}, so ${points}`,
    water: 'For shells only water fields of the board count, nothing beyond its rim.',
    majorities: {
      title: 'Most of a colour',
      text: 'For each colour: who has most fields of it that can be seen? Numbers, animals and plain coral all count. No field, no points.',
      clear: 'Nobody ties:',
      first: 'Two have most, so there is no second place:',
      second: 'Two share second place:',
      fields: (count: number) => `${count} fields`,
    },
    remote: {
      title: 'Remote limestone, side B only',
      text: 'Each field with a minus number that no lumino covers costs you that many points.',
      shows: 'Board B with its six remote limestone fields at the rim: −2, −3, −1, −1, −3 and −2.',
    },
    winner: {
      title: 'Who wins',
      text: 'Whoever has the most points wins. If there is a tie, the one with more limestone wins. If that is a tie, too, you share the win.',
    },
    other: {
      dark: 'Not in this game: the dark score board',
      light: 'Not in this game: the light score board',
      remote: 'Not in this game: remote limestone',
    },
  },
};
