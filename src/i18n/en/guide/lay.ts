/** The laying rules, each with its examples. */
export const lay = {
  any: 'Lay the luminos from your hand in any order. Each covers two neighbouring fields, whichever way round you like, and never moves again.',
  levels:
    'What lies on the board itself is on level 1, what lies on top of that on level 2, and so on. Only what you can see from above counts.',
  parts: {
    colour: {
      title: 'Level 1: touch your own colour',
      text: 'On the board a lumino must touch a field of its colour that lies on level 1, too.',
    },
    exception: {
      title: 'No place for the colour?',
      text: 'If there is no place on level 1 where the lumino could touch its colour, it may touch any lumino of your reef instead. A place that you just cannot pay for is still a place.',
    },
    higher: {
      title: 'Higher levels: cover or touch',
      text: 'On other luminos it must cover a field of its colour, or touch one on the level where it comes to lie.',
    },
    congruent: {
      title: 'Always on two luminos',
      text: 'Above level 1 a lumino always lies on two different luminos, never exactly on one.',
    },
    level: {
      title: 'Equally high',
      text: 'The two fields must be equally high before you lay it.',
    },
    water: {
      title: 'Water costs limestone',
      text: 'On level 1 each water field costs 1 limestone from your store. If you cannot pay, you cannot lay there.',
    },
  },
  examples: {
    touch: { shows: 'A pink lumino next to the pink half of the start lumino.', says: 'It touches pink on level 1.' },
    apart: { shows: 'A pink lumino next to the yellow half of the start lumino.', says: 'It touches yellow only.' },
    above: {
      shows: 'A pink lumino on level 1, next to a pink one on level 2.',
      says: 'The pink next to it lies on level 2.',
    },
    newColour: {
      shows: 'A green lumino next to a start lumino of yellow and pink.',
      says: 'There is no green yet: it may touch any lumino.',
    },
    alone: { shows: 'A green lumino with a gap between it and the start lumino.', says: 'It touches no lumino.' },
    cover: {
      shows: 'A pink lumino above a pink field and a green one.',
      says: 'It covers pink.',
    },
    beside: {
      shows: 'A pink lumino above two yellow fields, next to a pink one on level 2.',
      says: 'It touches pink on level 2, where it comes to lie.',
    },
    below: {
      shows: 'A blue lumino above two yellow fields, next to a blue one on level 1.',
      says: 'It covers no blue, and the blue next to it lies lower.',
    },
    shifted: {
      shows: 'A yellow lumino above one half each of two luminos.',
      says: 'It lies on two luminos.',
    },
    exact: { shows: 'A yellow lumino above both halves of one lumino.', says: 'It would lie exactly on one.' },
    even: {
      shows: 'A pink lumino above two coral fields on level 1.',
      says: 'There is one lumino on either field.',
    },
    uneven: {
      shows: 'A pink lumino above a coral field and a limestone field.',
      says: 'One field has a lumino on it, the other has none.',
    },
    paid: {
      shows: 'A pink lumino on one limestone field and one water field.',
      says: 'One water field: you have 1 limestone and pay it.',
    },
    unpaid: {
      shows: 'A pink lumino on two water fields.',
      says: 'Two water fields, but you have only 1 limestone.',
    },
  },
};
