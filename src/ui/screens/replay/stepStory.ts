import type { Made } from '../../../history/timeline';
import type { ReplayTexts } from '../../../i18n/en/replay';
import type { GameEvent } from '../../../rules/events';
import type { Seat } from '../../../rules/state';
import type { Playback } from '../../../store/table/playback';
import { seatName } from '../../boardScreen/names';
import { eventSentence } from '../../story/sentences';
import { storyOf } from '../../story/story';
import type { StoryItem } from '../../story/storyItem';
import { type Sentence, type StoryWords, sentenceOf } from '../../story/storySentences';

/** The words for telling a game step by step. */
export interface Words extends StoryWords {
  readonly replay: ReplayTexts;
}

/** What led to a step. */
export interface StepStory {
  /** Who did it; null at the beginning. */
  readonly seat: Seat | null;
  readonly isWholeTurn: boolean;
  /** Who did it, if the sentences do not begin with that. */
  readonly name: string | null;
  readonly sentences: readonly Sentence[];
}

/** The moves to be told at a step: the last one or, where a turn ends, all of the turn. */
export function movesToldAt({ past, turns }: Pick<Playback, 'past' | 'turns'>, step: number): readonly Made[] {
  const begun = turns.filter((turn) => turn < step).at(-1) ?? 0;
  return past.slice(turns.includes(step) ? begun : Math.max(0, step - 1), step);
}

export function tellStep(words: Words, playback: Playback, step: number): StepStory {
  const moves = movesToldAt(playback, step);
  const marks = playback.marks.filter(({ at }) => at === step).map((mark) => ({ ...mark, at: moves.length }));
  const items = storyOf(moves, marks, playback.stateAt(step))
    .flatMap(({ turns }) => turns)
    .flatMap(({ seat, items: told }) => told.map((item) => ({ seat, item })))
    .filter(({ item }) => !canBeSeen(item, moves.length > 1))
    .map(({ seat, item }) => sentenceOf(words, seat, item));
  const news = (isIt: (event: GameEvent) => boolean) =>
    moves
      .flatMap(({ events }) => events.filter(isIt))
      .map((event) => plain(eventSentence(words.table, words.people, event)));
  if (moves.length === 0) {
    return { seat: null, isWholeTurn: false, name: null, sentences: [plain(words.replay.beginning), ...items] };
  }
  const { seat } = moves[0].state;
  const sentences = [...(isOnlyTheEnd(moves) ? news(isTurnEnd) : []), ...items, ...news(isHeading)];
  const isNamed = sentences[0].who !== null || isOnlyTheEnd(moves);
  return {
    seat,
    isWholeTurn: moves.length > 1,
    name: isNamed ? null : seatName(words.table, words.people, seat),
    sentences,
  };
}

/** Of a game whose moves cannot be replayed any more. */
export function tellNoStory({ replay }: Words): StepStory {
  return { seat: null, isWholeTurn: false, name: null, sentences: [plain(replay.noStory)] };
}

/** In one go, for those who listen. */
export function spokenOf({ table, replay }: Words, { isWholeTurn, name, sentences }: StepStory): string {
  const parts = sentences.map(({ who, text }) => (who === null ? text : `${who} ${text}`));
  if (name !== null) parts.unshift(table.screen.to(name));
  if (isWholeTurn) parts.unshift(replay.wholeTurn);
  return parts.join(' ');
}

/** What each player got in the end stands beside their names; a whole turn leaves out what the bag did after it. */
function canBeSeen({ type }: StoryItem, isWholeTurn: boolean): boolean {
  return type === 'final' || (type === 'drawn' && isWholeTurn);
}

/** All else of that turn was done before the game came to this table. */
function isOnlyTheEnd(moves: readonly Made[]): boolean {
  return moves.length === 1 && moves[0].move.type === 'endTurn';
}

function isTurnEnd({ type }: GameEvent): boolean {
  return type === 'turnEnded';
}

/** What the log says by its headings. */
function isHeading({ type }: GameEvent): boolean {
  return type === 'scoringBegan' || type === 'turtleMoved';
}

function plain(text: string): Sentence {
  return { who: null, text };
}
