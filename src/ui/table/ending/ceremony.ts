import { ANIMALS, type Animal, COLOURS } from '../../../rules/data/luminos';
import { finalScores } from '../../../rules/play/finalScoring';
import {
  type AnimalScore,
  type CountScore,
  type FinalScore,
  type MajorityScore,
  type RemoteScore,
  SCORE_CATEGORIES,
  type ScoreCategory,
} from '../../../rules/scores';
import type { GameState, Seat } from '../../../rules/state';
import { type Light, NO_LIGHTS, pointsLabel } from '../../boardScreen/light';

/** What a step of the ceremony is about; what to say about it is for the sentences. */
export type Matter =
  | { readonly type: 'opening' }
  | { readonly type: 'jellyfish' | 'limestone'; readonly seat: Seat; readonly score: CountScore }
  /** All kinds at once on the dark side; on the light side, where each kind counts something else, one kind. */
  | { readonly type: 'animals'; readonly seat: Seat; readonly scores: readonly AnimalScore[] }
  | { readonly type: 'majorities'; readonly scores: readonly MajorityScore[] }
  | { readonly type: 'remote'; readonly seat: Seat; readonly scores: readonly RemoteScore[] };

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

type Moment = Omit<CeremonyStep, 'totals'>;

/** [8] The final scoring of a game that is over, in the order of the rules: every point once. */
export function ceremonyOf(state: GameState): readonly CeremonyStep[] {
  const scores = finalScores(state);
  const seats = scores.map((_, seat) => seat);
  const nothing = seats.map(() => 0);
  const opening: Moment = { matter: { type: 'opening' }, shown: null, lights: NO_LIGHTS, gains: nothing };
  const moments = [opening, ...categoriesOf(state).flatMap((category) => momentsOf(category, scores))];
  let totals: readonly number[] = state.players.map(({ points }, seat) => points - scores[seat].points);
  return moments.map((moment) => {
    totals = totals.map((total, seat) => total + moment.gains[seat]);
    return { ...moment, totals };
  });
}

/** Remote limestone is on side B only. */
export function categoriesOf({ side }: GameState): readonly ScoreCategory[] {
  return SCORE_CATEGORIES.filter((category) => category !== 'remote' || side === 'B');
}

function momentsOf(category: ScoreCategory, scores: readonly FinalScore[]): readonly Moment[] {
  if (category === 'majorities') return COLOURS.map((_, index) => majorityMoment(scores, index));
  return scores.flatMap((score, seat) =>
    ownMoments(category, score, seat).map(({ points, ...moment }) => {
      return { ...moment, shown: seat, gains: scores.map((_, each) => (each === seat ? points : 0)) };
    }),
  );
}

interface OwnMoment extends Pick<Moment, 'matter' | 'lights'> {
  readonly points: number;
}

/** What one player gets for things of one kind, in one or more steps. */
function ownMoments(
  category: Exclude<ScoreCategory, 'majorities'>,
  score: FinalScore,
  seat: Seat,
): readonly OwnMoment[] {
  switch (category) {
    case 'jellyfish':
    case 'limestone': {
      const matter: Matter = { type: category, seat, score: score[category] };
      return [{ matter, lights: NO_LIGHTS, points: score[category].points }];
    }
    case 'animals':
      return animalGroups(score.animals).map((scores) => {
        return { matter: { type: 'animals', seat, scores }, lights: animalLights(scores), points: sumOf(scores) };
      });
    case 'remote': {
      const matter: Matter = { type: 'remote', seat, scores: score.remote };
      return [{ matter, lights: score.remote.map(remoteLight), points: score.sums.remote }];
    }
  }
}

function remoteLight({ field, points }: RemoteScore): Light {
  return { field, tone: 'minus', label: pointsLabel(points) };
}

/** What is told in one step each; a player without any animal has one, too. */
function animalGroups(scores: readonly AnimalScore[]): readonly (readonly AnimalScore[])[] {
  const seen = scores.filter((score) => score.board === 'light' || score.fields.length > 0);
  if (seen.length === 0 || seen[0].board === 'dark') return [seen];
  const ofKind = (animal: Animal) => seen.filter((score) => score.animal === animal);
  return ANIMALS.map(ofKind).filter((group) => group.length > 0);
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

/** Everyone is compared at once; the reef of whoever has most is looked at. */
function majorityMoment(scores: readonly FinalScore[], index: number): Moment {
  const compared = scores.map(({ majorities }) => majorities[index]);
  const first = compared.findIndex(({ place }) => place === 'first');
  const matter: Matter = { type: 'majorities', scores: compared };
  const gains = compared.map(({ points }) => points);
  if (first < 0) return { matter, shown: null, lights: NO_LIGHTS, gains };
  const { fields, points } = compared[first];
  const lights = fields.map((field, each): Light => {
    return { field, tone: 'point', label: each === 0 ? pointsLabel(points) : null };
  });
  return { matter, shown: first, lights, gains };
}

function sumOf(scores: readonly { readonly points: number }[]): number {
  return scores.reduce((sum, { points }) => sum + points, 0);
}
