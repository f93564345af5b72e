import type { EndingTexts } from '../../../i18n/ending/endingTexts';
import { LIGHT_ANIMALS, victory } from '../../../rules/play/finalScoring';
import type { AnimalScore, MajorityScore } from '../../../rules/scores';
import type { GameState, Seat } from '../../../rules/state';
import type { Matter } from './ceremony';

type NameOf = (seat: Seat) => string;

/** Why there are points in this step of the ceremony. */
export function reasonFor({ reasons }: EndingTexts, nameOf: NameOf, matter: Matter): string {
  switch (matter.type) {
    case 'opening':
      return reasons.opening;
    case 'jellyfish':
    case 'limestone':
      return reasons[matter.type](nameOf(matter.seat), matter.score.count);
    case 'animals':
      return animalReason(reasons, nameOf(matter.seat), matter.scores);
    case 'majorities':
      return majorityReason(reasons, nameOf, matter.scores);
    case 'remote': {
      const points = matter.scores.reduce((sum, score) => sum + score.points, 0);
      return reasons.remote(nameOf(matter.seat), matter.scores.length, points);
    }
  }
}

/** What the victory rests on: points, or what decided between equal points. */
export function victoryReason(texts: EndingTexts, nameOf: NameOf, state: GameState): string {
  const { players } = state;
  const { winners, by } = victory(state);
  const { points, limestone } = players[winners[0]];
  const tied = players.flatMap((player, seat) => (player.points === points ? [nameOf(seat)] : []));
  return texts.because(by, nameOf(winners[0]), tied, points, limestone);
}

function animalReason(reasons: EndingTexts['reasons'], who: string, scores: readonly AnimalScore[]): string {
  const [first] = scores;
  if (first === undefined) return reasons.noAnimals(who);
  if (first.board === 'light') {
    const points = scores.map((score) => score.points);
    if (points.every((each) => each === 0)) return reasons.animalLikesNothing(who, first.animal);
    return reasons.animalLikes(who, first.animal, points, LIGHT_ANIMALS[first.animal]);
  }
  const kinds = scores.map((score) => ({
    animal: score.animal,
    count: score.board === 'dark' ? score.fields.length : 1,
    points: score.points,
  }));
  return reasons.animalKinds(who, kinds);
}

function majorityReason(reasons: EndingTexts['reasons'], nameOf: NameOf, scores: readonly MajorityScore[]): string {
  const on = (place: MajorityScore['place']) => {
    const seats = scores.flatMap((score, seat) => (score.place === place ? [seat] : []));
    return { names: seats.map(nameOf), count: seats.length === 0 ? 0 : scores[seats[0]].fields.length };
  };
  return reasons.majority(scores[0].colour, on('first'), on('second'));
}
