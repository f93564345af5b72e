import type { ColourKey } from '../../keys/table';
import { words } from './words';

/** What is lost with a pass: see `PassCost` of the rules. */
interface GivenUp {
  readonly isLast: boolean;
  readonly colours: number;
  readonly phases: number;
  readonly best: { readonly colour: ColourKey; readonly points: number };
  readonly jellyfish: number;
}

/** The scoring phase: who decides what, and what scoring now or later means. */
export const scoring = {
  heading: 'Coral scoring',
  lastHeading: 'The last coral scoring',
  order: 'Everyone in turn order, and what each colour would bring now',
  decides: 'decides',
  later: 'still to decide',
  passed: 'passes',
  decided: 'has decided',
  scored: (colour: ColourKey, points: number) => `${words.colour(colour)}: ${words.points(points)}`,
  brings: (colour: ColourKey, points: number) => `${words.colour(colour)} ${points}`,

  outlook: 'Score now or wait?',
  colours: (colours: number, phases: number) =>
    `${colours === 1 ? '1 colour' : `${colours} colours`} left for ${phases === 1 ? 'this last scoring' : `${phases} scorings, this one included`}`,
  limestone: (now: number, later: readonly { readonly round: number; readonly limestone: number }[]) =>
    [
      now === 0 ? 'No limestone comes with it any more' : `Scoring also brings ${words.limestone(now)}`,
      ...later.map(
        ({ round, limestone }) =>
          `${limestone === 0 ? 'none in' : `only\u00a0${limestone} from`}\u00a0round\u00a0${round}`,
      ),
    ].join(', '),
  weighFirst: 'Tap a colour to see what each level brings, and where there is more to gain.',
  level: (level: number, points: number) => `level ${level}: ${points === 0 ? 'no number' : points}`,
  growBy: (colour: ColourKey, levels: readonly number[]) =>
    `A ${words.colour(colour)} number on ${levels.length === 1 ? `level ${levels[0]}` : `levels ${words.either(levels.map(String))}`} would add to it.`,
  growTo: (level: number, points: number, next: number) =>
    `On level ${level}, ${next} would count if the ${points} was covered.`,

  octopus: 'Whoever scores last in a round gets the octopus and begins the next one.',
  octopusNow: (who: string) => `As it stands, the octopus goes to ${who}.`,

  passColour: 'then you cannot score every colour',
  passPoints: 'gives up points for good',
  giveUpAsk: 'Give these points up?',
  giveUp: ({ isLast, colours, phases, best, jellyfish }: GivenUp) =>
    `${isLast ? 'This is the last scoring.' : `You have ${colours} colours left, but only ${phases} scorings, this one included.`} Scoring ${words.colour(best.colour)} would bring ${words.points(best.points)} now, and its jellyfish ${words.points(jellyfish)} at the end. ${isLast ? 'If you pass, they are gone for good.' : 'If you pass, one scoring is gone for good.'}`,
  giveUpNo: 'Back to scoring',
  giveUpYes: 'Pass all the same',

  allPass: (hasNobodyScored: boolean): string =>
    hasNobodyScored ? 'Nobody wants to score' : 'Nobody else wants to score',
  allPassAsk: 'Does everyone pass?',
  allPassMeans: (names: readonly string[]) =>
    `${words.list(names)} have not decided yet. If everyone agrees, they all pass.`,
  allPassCosts: (who: string, points: number, isLast: boolean) =>
    `${who} gives up points for good: ${isLast ? 'this is the last scoring' : 'more colours are left than scorings'}, and the best colour would bring ${words.points(points)}.`,
  allPassYes: 'We all agree: pass',
  allPassNo: 'No, one by one',

  roundBegins: (round: number) => `Round ${round}`,
};
