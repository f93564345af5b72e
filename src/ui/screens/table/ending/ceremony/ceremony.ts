import { ANIMALS } from '../../../../../rules/data/luminos';
import { finalScores, victory } from '../../../../../rules/play/finalScoring';
import type {
  AnimalScore,
  CountScore,
  FinalScore,
  MajorityScore,
  RemoteScore,
  ScoreCategory,
  Victory,
} from '../../../../../rules/scores';
import type { GameState, Seat } from '../../../../../rules/state';
import { categoriesOf } from '../../../../../store/table/sources';
import { type Light, NO_LIGHTS, pointsLabel } from '../../../../boardScreen/light';

/** What is counted for everyone at once; by seat. */
export type CommonMatter =
  | { readonly type: 'jellyfish' | 'limestone'; readonly scores: readonly CountScore[] }
  /** Of each player, every colour. */
  | { readonly type: 'majorities'; readonly scores: readonly (readonly MajorityScore[])[] }
  | { readonly type: 'remote'; readonly scores: readonly (readonly RemoteScore[])[] };

/** What a step of the ceremony is about; what to say about it is for the sentences. */
export type Matter =
  | { readonly type: 'opening' }
  | CommonMatter
  | { readonly type: 'animals'; readonly seat: Seat; readonly scores: readonly AnimalScore[] }
  | { readonly type: 'victory'; readonly winners: Victory['winners'] };

/** One moment of the ceremony. */
export interface CeremonyStep {
  readonly matter: Matter;
  /** Whose reef is large meanwhile; null if it does not matter. */
  readonly shown: Seat | null;
  readonly lights: readonly Light[];
  /** What everyone gets in this step, by seat, and has after it. */
  readonly gains: readonly number[];
  readonly totals: readonly number[];
}

export function isCommon(matter: Matter): matter is CommonMatter {
  const { type } = matter;
  return type !== 'opening' && type !== 'animals' && type !== 'victory';
}

type Moment = Omit<CeremonyStep, 'totals'>;

/** [8] The final scoring of a game that is over, in the order of the rules: every point once. Then who has won. */
export function ceremonyOf(state: GameState): readonly CeremonyStep[] {
  const scores = finalScores(state);
  const gains = scores.map(() => 0);
  const { winners } = victory(state);
  const moments: readonly Moment[] = [
    { matter: { type: 'opening' }, shown: null, lights: NO_LIGHTS, gains },
    ...categoriesOf(state).flatMap((category) => momentsOf(category, scores)),
    { matter: { type: 'victory', winners }, shown: winners[0], lights: NO_LIGHTS, gains },
  ];
  let totals: readonly number[] = state.players.map(({ points }, seat) => points - scores[seat].points);
  return moments.map((moment) => {
    totals = totals.map((total, seat) => total + moment.gains[seat]);
    return { ...moment, totals };
  });
}

/** Animals are looked for on one reef after the other; everything else is counted for all at once. */
function momentsOf(category: ScoreCategory, scores: readonly FinalScore[]): readonly Moment[] {
  if (category === 'animals') return scores.map(({ animals }, seat) => animalMoment(scores, animals, seat));
  const gains = scores.map(({ sums }) => sums[category]);
  return [{ matter: commonMatter(category, scores), shown: null, lights: NO_LIGHTS, gains }];
}

function commonMatter(category: CommonMatter['type'], scores: readonly FinalScore[]): CommonMatter {
  switch (category) {
    case 'jellyfish':
    case 'limestone':
      return { type: category, scores: scores.map((score) => score[category]) };
    case 'majorities':
      return { type: category, scores: scores.map(({ majorities }) => majorities) };
    case 'remote':
      return { type: category, scores: scores.map(({ remote }) => remote) };
  }
}

function animalMoment(all: readonly FinalScore[], animals: readonly AnimalScore[], seat: Seat): Moment {
  const seen = ANIMALS.flatMap((animal) =>
    animals.filter((score) => score.animal === animal && (score.board === 'light' || score.fields.length > 0)),
  );
  const gains = all.map(({ sums }, each) => (each === seat ? sums.animals : 0));
  return { matter: { type: 'animals', seat, scores: seen }, shown: seat, lights: animalLights(seen), gains };
}

/** On the dark side a kind's points stand at the first of its kind; on the light side at each animal, with what counts for it. */
function animalLights(scores: readonly AnimalScore[]): readonly Light[] {
  const own = scores.flatMap((score): readonly Light[] => {
    const fields = score.board === 'dark' ? score.fields : [score.field];
    return fields.map((field, index) => ({
      field,
      tone: score.points > 0 ? 'point' : 'counted',
      label: index === 0 ? pointsLabel(score.points) : null,
    }));
  });
  const around = new Set(scores.flatMap((score) => (score.board === 'light' ? score.neighbours : [])));
  for (const { field } of own) around.delete(field);
  return [...own, ...[...around].map((field): Light => ({ field, tone: 'counted', label: null }))];
}
