import type { FactsKey, LessonKey, LessonWords } from '../../keys/lessons';
import { words } from './words';

/** The guided first game, told by the turtle to whoever is to move. A ten-year-old reads it. */
const EACH: Readonly<Record<LessonKey, LessonWords>> = {
  offer: {
    title: 'Offer one',
    full: () =>
      'For ten rounds you build your reef; the most points win. Put one of your luminos into the atoll: below each you see how much limestone you could take for it, and which colour you then cannot take.',
    line: () => 'Begin by putting one of your luminos into the atoll.',
  },
  take: {
    title: 'Take something',
    full: (facts) =>
      `Now take one of these: 1 to 3 luminos of one other colour from the atoll, 1 lumino of your display, or ${stones(facts)}.`,
    line: (facts) => `Take luminos of one other colour, or ${stones(facts)}.`,
  },
  lay: {
    title: 'Lay it beside its colour',
    full: (facts) =>
      `${isLaid(facts) ? `Well laid: on the ground a lumino must touch its own colour, here ${ownName(facts)}` : `Bring the lumino into your reef: on the ground it must touch ${own(facts)}`}. Pale stone is free, and each dark water field costs 1 limestone.`,
    line: (facts) => `On the ground ${isLaid(facts) ? 'a lumino' : 'it'} must touch ${own(facts)}.`,
  },
  water: {
    title: 'Water costs limestone',
    full: (facts) =>
      `Each water field costs 1 limestone${facts === null ? '' : `, and you have ${facts.limestone === 0 ? 'none' : facts.limestone}`}. You get more by taking limestone instead of luminos, or by scoring a colour.`,
    line: () => 'Each water field costs 1 limestone; you can take some instead of luminos.',
  },
  refused: {
    title: 'What red means',
    full: () => 'Red means: not here; the sentence and the red fields say why. Turn it, or choose a field with a ring.',
    line: () => 'Red means: not here, because of the red fields.',
  },
  levels: {
    title: 'Build upwards',
    full: () =>
      'You can build upwards: on two different luminos of the same height, onto its own colour or beside it up there. That costs nothing, and every level brings points of its own.',
    line: () => 'Build upwards: on two different luminos of the same height.',
  },
  scoring: {
    title: 'Score a colour',
    full: (facts) =>
      `After every round you may score one colour, each only once: on every level only its lowest number in sight counts. ${scoringNow(facts)}`,
    line: (facts) => scoringNow(facts),
  },
  choice: {
    title: 'Now or later?',
    full: (facts) =>
      facts === null || facts.colour === null
        ? 'Scoring early brings more limestone, scoring later perhaps more points. Each scoring is for one colour only, so do not put off too many.'
        : `${atStart(words.colour(facts.colour))} brings ${words.points(facts.points)}${withStones(facts)} now; later perhaps more points${facts.limestone === 0 ? '' : ', but less limestone'}. You have ${colours(facts.colours)} left for ${scorings(facts.phases)}, one each time.`,
    line: (facts) =>
      facts === null || facts.colour === null
        ? 'Limestone now, or more points later?'
        : `${atStart(words.colour(facts.colour))}: ${words.points(facts.points)} now, or more later?`,
  },
  animals: {
    title: 'What counts at the end',
    full: () =>
      'At the end only what is in sight counts: animals, the more of a kind the better, and most fields of a colour (4 points, second most 2). Besides, every 2 limestone are 1 point.',
    line: () => 'Covered animals and covered fields count for nothing at the end.',
  },
  jellyfish: {
    title: 'Jellyfish and octopus',
    full: () =>
      'The colour you have scored is a jellyfish now: 2 points at the end, or give it away before you offer, to swap luminos. Whoever scores last in a round gets the octopus and begins the next one.',
    line: () => 'Your jellyfish: 2 points at the end, or swap luminos for others now.',
  },
  rounds: {
    title: 'The last rounds',
    full: (facts) =>
      facts === null
        ? 'After round 10 the game is over, and colours that you have not scored bring nothing. Each scoring is for one colour only.'
        : `After round 10 the game is over: there are ${scorings(facts.phases)} left, and you have ${colours(facts.colours)} to score. ${facts.colours < facts.phases ? 'You can still wait, but not for long.' : facts.colours === facts.phases ? 'Score one every round from now on.' : 'One each time: choose the best ones.'}`,
    line: (facts) =>
      facts === null
        ? 'After round 10 the game is over.'
        : `${scorings(facts.phases)} left for ${colours(facts.colours)}.`,
  },
  exception: {
    title: 'No room beside its colour',
    // With the rule itself: a player who takes a new colour first gets here before any lumino has lain beside its own.
    full: (facts) =>
      `On the ground a lumino must touch its own colour. ${
        facts === null || facts.colour === null
          ? 'Only if no free place does may it lie beside any other colour.'
          : `${isLaid(facts) ? `No free place touched ${words.colour(facts.colour)}` : `No free place touches ${words.colour(facts.colour)} now`}: only then may it lie beside any other colour.`
      }`,
    line: (facts) =>
      isLaid(facts)
        ? `No free place touched ${ownName(facts)}: only then may it lie beside any colour.`
        : `No free place touches ${ownName(facts)}: now it may lie beside any colour.`,
  },
  discard: {
    title: 'Discard',
    full: () =>
      'What you cannot lay, or do not want to, goes into the bag and costs you 1 point. Points may fall below 0.',
    line: () => 'Discarded luminos go into the bag and cost 1 point each.',
  },
  fullStore: {
    title: 'The store is full',
    full: (facts) =>
      `Your store holds 10 limestone${facts === null ? '' : `: there is room for ${facts.limestone === 0 ? 'none' : facts.limestone}`}. What does not fit you do not get.`,
    line: (facts) =>
      facts === null
        ? 'The store holds 10 limestone.'
        : `Your store holds 10 limestone: ${facts.limestone === 0 ? 'it is full, so you get none' : `there is room for ${facts.limestone}, the rest you do not get`}.`,
  },
  emptyBag: {
    title: 'The bag is empty',
    full: (facts) =>
      `The bag was empty, and only the emergency stack is left in it: so the game ends sooner. ${facts === null || facts.phases > 1 ? 'This round is played to its end, then come two scorings and the final scoring.' : 'Now comes the last scoring, and then the final scoring.'}`,
    line: (facts) =>
      facts === null || facts.phases > 1
        ? 'The bag was empty: this round is the last, with one more scoring after it.'
        : 'The bag was empty: this scoring is the last.',
  },
  tie: {
    title: 'A tie',
    full: () =>
      'The same number of points! Then more limestone in store wins; with the same limestone, too, you win together.',
    line: () => 'The same points: more limestone wins, or you win together.',
  },
};

function stones(facts: FactsKey | null): string {
  if (facts === null) return 'limestone';
  return facts.limestone === 0 ? 'no limestone' : words.limestone(facts.limestone);
}

function withStones({ limestone }: FactsKey): string {
  return limestone === 0 ? '' : ` and ${words.limestone(limestone)}`;
}

function atStart(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function own(facts: FactsKey | null): string {
  return facts === null || facts.colour === null ? 'its own colour' : `its own colour, ${words.colour(facts.colour)}`;
}

function ownName(facts: FactsKey | null): string {
  return facts === null || facts.colour === null ? 'its own colour' : words.colour(facts.colour);
}

function isLaid(facts: FactsKey | null): boolean {
  return facts?.isLaid ?? false;
}

function colours(count: number): string {
  return count === 1 ? '1 colour' : `${count} colours`;
}

function scorings(count: number): string {
  return count === 1 ? '1 scoring' : `${count} scorings`;
}

/** "Level 1 counts 3, level 2 counts 2: pink brings 5 points and 4 limestone now." */
function scoringNow(facts: FactsKey | null): string {
  if (facts === null || facts.colour === null) return 'Add them up, level by level.';
  if (facts.points === 0) return 'No colour brings you a point yet, so pass and wait.';
  const { colour, levels, points } = facts;
  const counts = levels
    .flatMap((value, index) => (value === 0 ? [] : [`level ${index + 1} counts ${value}`]))
    .join(', ');
  return `${atStart(counts)}: ${words.colour(colour)} brings ${words.points(points)}${withStones(facts)} now.`;
}

export const lessons = {
  each: EACH,
  name: 'Lesson',
  gotIt: 'Got it',
  skip: 'Skip the lessons',
  /** Behind "?". */
  soFar: 'The lessons so far',
  now: 'What matters now',
  toCome: 'All other lessons',
  off: 'The lessons are off in this game. All of them can be read here.',
};
