import type { EndingTexts } from '../../../../i18n/en/ending';
import type { Kind } from '../../../../i18n/keys/ending';
import { ANIMALS, COLOURS } from '../../../../rules/data/luminos';
import { victory } from '../../../../rules/play/finalScoring';
import type { AnimalScore, MajorityScore } from '../../../../rules/scores';
import type { GameState, Seat } from '../../../../rules/state';
import type { Matter } from './ceremony/ceremony';

type NameOf = (seat: Seat) => string;

/** Why there are points in this step of the ceremony: what is counted for all at once has one rule, and a picture says the rest. */
export function reasonFor({ reasons, rules, wins }: EndingTexts, nameOf: NameOf, matter: Matter): string {
  switch (matter.type) {
    case 'opening':
      return reasons.opening;
    case 'jellyfish':
    case 'limestone':
    case 'majorities':
    case 'remote':
      return rules[matter.type];
    case 'animals':
      return animalReason(reasons, nameOf(matter.seat), matter.scores);
    case 'victory':
      return wins(matter.winners.map(nameOf));
  }
}

/** The same for screen readers: one player after the other. */
export function spokenReasons(texts: EndingTexts, nameOf: NameOf, matter: Matter): readonly string[] {
  const { reasons } = texts;
  switch (matter.type) {
    case 'jellyfish':
    case 'limestone':
      return matter.scores.map(({ count }, seat) => reasons[matter.type](nameOf(seat), count));
    case 'majorities':
      return COLOURS.map((_, index) =>
        majorityReason(
          reasons,
          nameOf,
          matter.scores.map((own) => own[index]),
        ),
      );
    case 'remote':
      return matter.scores.map((own, seat) => {
        return reasons.remote(
          nameOf(seat),
          own.length,
          own.reduce((sum, { points }) => sum + points, 0),
        );
      });
    case 'opening':
    case 'animals':
    case 'victory':
      return [reasonFor(texts, nameOf, matter)];
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
  const kinds = ANIMALS.flatMap((animal): readonly Kind[] => {
    const own = scores.filter((score) => score.animal === animal);
    if (own.length === 0) return [];
    const count = own.reduce((sum, score) => sum + (score.board === 'dark' ? score.fields.length : 1), 0);
    return [{ animal, count, points: own.reduce((sum, { points }) => sum + points, 0) }];
  });
  return kinds.length === 0 ? reasons.noAnimals(who) : reasons.animalKinds(who, kinds);
}

function majorityReason(reasons: EndingTexts['reasons'], nameOf: NameOf, scores: readonly MajorityScore[]): string {
  const on = (place: MajorityScore['place']) => {
    const seats = scores.flatMap((score, seat) => (score.place === place ? [seat] : []));
    return { names: seats.map(nameOf), count: seats.length === 0 ? 0 : scores[seats[0]].fields.length };
  };
  return reasons.majority(scores[0].colour, on('first'), on('second'));
}
