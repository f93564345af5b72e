import { lay } from './lay';
import { scores } from './scores';
import { turn } from './turn';

/** How to play. `says` stands below a picture, `shows` is what those hear who cannot see it. */
export const guide = {
  heading: 'How to play',
  contents: 'Topics',
  now: 'Now',
  next: (title: string) => `Next: ${title}`,
  allowed: 'Allowed',
  forbidden: 'Not allowed',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),

  titles: {
    goal: 'What it is about',
    start: 'The start lumino',
    turn: 'Your turn',
    special: 'Special action',
    offer: 'Offer one',
    act: 'Take something',
    lay: 'Lay luminos',
    discard: 'Discard a lumino',
    scoring: 'Score a colour',
    emergency: 'When the bag is empty',
    final: 'Final scoring',
  },
  /** The same in a word or two. */
  tabs: {
    goal: 'Goal',
    start: 'Start',
    turn: 'Turn',
    special: 'Special action',
    offer: 'Offer',
    act: 'Take',
    lay: 'Lay',
    discard: 'Discard',
    scoring: 'Score',
    emergency: 'Empty bag',
    final: 'End',
  },

  ...turn,
  lay,
  ...scores,
};

export type GuideTexts = Readonly<typeof guide>;
