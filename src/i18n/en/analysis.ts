import { words } from './table/words';

const DECIMAL = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Looking back on a finished game: where the points were, and what was luck. */
export const analysis = {
  heading: 'Looking back',
  /** The way here, from the end of a game and from the list. */
  open: 'Look back on it',
  toResult: 'To the result',
  toReplay: 'See it step by step',

  unfinished: 'This game is not over yet',
  unfinishedMeans: 'Once it is, you can look back on it here.',
  noStory: 'The moves of this game are not known',
  noStoryMeans: 'It came to this device without them, so there is nothing to look back on.',
  toGame: 'To the game',

  running: 'Looking through the game …',
  runningMeans:
    'What is found appears below. You may leave this page: it goes on, but not while a game is on the table.',
  stop: 'Stop',
  stopped: 'Stopped halfway.',
  stoppedMeans: 'What was found so far stays here.',
  goOn: 'Go on',
  failed: 'It could not be finished.',
  failedMeans: 'The game itself is all right. What was found so far stays here.',
  tryAgain: 'Try again',
  done: 'Everything is looked through.',
  /** For screen readers, and beside the bar. */
  share: (hundredths: number) => `${hundredths} of 100`,

  moments: (count: number): string => (count === 1 ? 'One moment' : count === 2 ? 'Two moments' : 'Three moments'),
  noMoments: 'The first moments appear here as soon as they are found.',
  nothingBetter: 'Beautifully played!',
  nothingBetterMeans: 'In the whole game there was no move that would clearly have been better than yours.',
  noPeople: 'Only characters have played here, and theirs are not judged.',
  /** What all these points mean. */
  condition: (strongest: string) =>
    `Points here mean: by so much you would end further ahead if everybody went on like ${strongest}, the strongest character. Small differences are left out, since nobody can tell them from chance.`,
  round: (round: number) => `Round ${round}`,
  could: (who: string, points: number) => `${who}, here your reef could have had about ${points} more`,
  /** Where the others would have had less, too. */
  couldLead: (who: string, points: number) => `${who}, here you could have got about ${points} further ahead`,
  couldScore: (who: string, points: number) => `${who}, here another scoring could have brought about ${points} more`,
  /** To someone who has waited. */
  couldScoreNow: (who: string, points: number) => `${who}, a scoring here could have brought about ${points} more`,
  couldWait: (who: string, points: number) => `${who}, waiting here could have brought about ${points} more`,
  fine: (who: string) => `${who}, that was a fine move`,
  fineMeans: (points: number) =>
    points === 1
      ? 'The next best would have been a point behind.'
      : `The next best would have been ${points} points behind.`,
  played: 'So it was',
  better: 'This would have been better',
  tryIt: 'Try it',
  tryItMeans: 'A game of its own: yours stays as it is.',
  /** For screen readers: which position it opens. */
  tryItOf: (who: string, round: number) => `Try it: ${who}, round ${round}`,
  pictureOf: (who: string, moves: string) => `${who}’s reef: ${moves}`,
  nothing: 'lay nothing',
  swap: (luminos: number, from: 'atoll' | 'display') =>
    `swap ${words.luminos(luminos)} ${from === 'atoll' ? 'in the atoll' : 'in the display'}`,
  layStart: 'lay the start lumino',

  /** Where the points of a loss are. */
  rivalLess: (who: string | null) => `because ${who ?? 'the others'} would have had less`,
  rivalMore: (who: string | null) => `because ${who ?? 'the others'} would have had more`,

  luck: 'Luck',
  /** "The bag gave Nora 4 and Ole 1." */
  gave: (shares: readonly string[]) => `The bag gave ${words.list(shares)}.`,
  took: (shares: readonly string[]) => `It took ${words.list(shares)}.`,
  /** The same where it gave no player anything. */
  tookOnly: (shares: readonly string[]) => `The bag took ${words.list(shares)}.`,
  gaveShare: (who: string, points: number) => `${who} ${words.points(points)}`,
  tookShare: (who: string, points: number) => `${words.points(points)} from ${who}`,
  even: (names: readonly string[]) => `For ${words.list(names)} it was about even.`,
  luckSoFar: 'So far:',
  luckMeans: 'Against what everybody can expect of the bag on average.',

  more: 'More: the whole game in numbers',
  curve: 'Who was ahead, turn by turn',
  curveMeans: 'By how many points each would have ended ahead (above the line) or behind (below it).',
  balance: 'Where the end came from',
  balanceMeans: 'By how many points each ended ahead of the best other player, and what it is made of.',
  rows: {
    start: 'At the start',
    own: 'Own decisions',
    luck: 'Luck',
    others: 'What the others did',
    rest: 'Rest that cannot be told',
    result: 'In the end',
  },
  decisions: 'All decisions',
  decisionsMeans:
    'Of each loss: how large it is, and between which numbers it is in 95 of 100 cases. Open one for what else was looked at.',
  asGood: 'as good as any',
  fineShort: 'fine move',
  behind: (points: number) => `next best ${DECIMAL.format(points)} behind`,
  loss: (points: number) => SIGNED.format(-points).replace('-', '−'),
  range: (low: number, high: number) => `${minus(low)} to ${minus(high)}`,
  amount: (points: number) => SIGNED.format(points).replace('-', '−'),
  candidates: 'What was looked at',
  lead: 'Lead to expect',
  wasPlayed: 'played',
  wasBest: 'best',
  where: 'Where the points went',
};

function minus(points: number): string {
  // Without a minus before a zero.
  return DECIMAL.format(Math.round(10 * points) / 10 + 0).replace('-', '−');
}

export type AnalysisTexts = Readonly<typeof analysis>;
