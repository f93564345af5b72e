import { lay } from './lay';
import { scores } from './scores';
import { turn } from './turn';
import { walk } from './walk';

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
    luminos: 'Luminos',
    start: 'The start lumino',
    turn: 'Your turn',
    offer: 'Offer one',
    act: 'Take something',
    lay: 'Lay luminos',
    discard: 'Discard a lumino',
    scoring: 'Score a colour',
    special: 'Special action',
    emergency: 'When the bag is empty',
    final: 'Final scoring',
  },
  /** The same in a word or two. */
  tabs: {
    luminos: 'Luminos',
    start: 'Start',
    turn: 'Turn',
    offer: 'Offer',
    act: 'Take',
    lay: 'Lay',
    discard: 'Discard',
    scoring: 'Score',
    special: 'Special action',
    emergency: 'Empty bag',
    final: 'End',
  },

  ...turn,
  lay,
  ...scores,
  walk,
};

export type GuideTexts = Readonly<typeof guide>;
