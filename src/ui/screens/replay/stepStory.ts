import type { ReplayTexts } from '../../../i18n/replay/replayTexts';
import type { GameEvent } from '../../../rules/events';
import type { Seat } from '../../../rules/state';
import type { Made } from '../../../store/table';
import type { Watching } from '../../../store/table/playback';
import { seatName } from '../../boardScreen/names';
import { eventSentence } from '../../story/sentences';
import { storyOf } from '../../story/story';
import type { Tale } from '../../story/storyItem';
import { type Sentence, sentenceOf, type Telling } from '../../table/story/telling';

/** The words for telling a game step by step. */
export interface Words extends Telling {
  readonly replay: ReplayTexts;
}

/** What led to a step. */
export interface Told {
  /** Who did it; nobody has done anything at the beginning. */
  readonly seat: Seat | null;
  readonly isWholeTurn: boolean;
  /** Who did it, if the sentences do not begin with that. */
  readonly name: string | null;
  readonly sentences: readonly Sentence[];
}

/** The moves to be told at a step: the last one or, where a turn ends, all of the turn. */
export function movesToldAt({ past, turns }: Pick<Watching, 'past' | 'turns'>, step: number): readonly Made[] {
  const begun = turns.filter((turn) => turn < step).at(-1) ?? 0;
  return past.slice(turns.includes(step) ? begun : Math.max(0, step - 1), step);
}

export function tell(words: Words, watching: Watching, step: number): Told {
  const moves = movesToldAt(watching, step);
  const marks = watching.marks.filter(({ at }) => at === step).map((mark) => ({ ...mark, at: moves.length }));
  const tales = storyOf(moves, marks, watching.stateAt(step))
    .flatMap(({ turns }) => turns)
    .flatMap(({ seat, tales: told }) => told.map((tale) => ({ seat, tale })))
    .filter(({ tale }) => !canBeSeen(tale, moves.length > 1))
    .map(({ seat, tale }) => sentenceOf(words, seat, tale));
  const news = (isIt: (event: GameEvent) => boolean) =>
    moves.flatMap(({ events }) => events.filter(isIt)).map((event) => plain(eventSentence(words.table, event)));
  if (moves.length === 0) {
    return { seat: null, isWholeTurn: false, name: null, sentences: [plain(words.replay.beginning), ...tales] };
  }
  const { seat } = moves[0].state;
  const sentences = [...(isOnlyTheEnd(moves) ? news(isTurnEnd) : []), ...tales, ...news(isHeading)];
  const isNamed = sentences[0].who !== null || isOnlyTheEnd(moves);
  return { seat, isWholeTurn: moves.length > 1, name: isNamed ? null : seatName(words.table, seat), sentences };
}

/** Of a game whose moves nobody can follow any more. */
export function tellNoStory({ replay }: Words): Told {
  return { seat: null, isWholeTurn: false, name: null, sentences: [plain(replay.noStory)] };
}

/** In one go, for those who listen. */
export function spokenOf({ table, replay }: Words, { isWholeTurn, name, sentences }: Told): string {
  const parts = sentences.map(({ who, text }) => (who === null ? text : `${who} ${text}`));
  if (name !== null) parts.unshift(table.screen.to(name));
  if (isWholeTurn) parts.unshift(replay.wholeTurn);
  return parts.join(' ');
}

/** What each player got in the end stands beside their names; a whole turn leaves out what the bag did after it. */
function canBeSeen({ type }: Tale, isWholeTurn: boolean): boolean {
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
