import type { Person } from '../../history/record';
import type { StoryTexts } from '../../i18n/en/story/story';
import type { TableTexts } from '../../i18n/en/table/table';
import { LUMINOS, type LuminoId } from '../../rules/data/luminos';
import type { GameState, Seat } from '../../rules/state';
import { seatName } from '../boardScreen/names';
import type { Chapter } from './story';
import type { StoryItem, Taken } from './storyItem';

/** What it takes to tell a game: the words, and who plays. */
export interface StoryWords {
  /** Who plays, in seat order. */
  readonly people: readonly Person[];
  readonly table: TableTexts;
  readonly story: StoryTexts;
}

/** A sentence; with `who` that player's name comes first. */
export interface Sentence {
  readonly who: string | null;
  readonly text: string;
}

export function chapterTitle({ log }: StoryTexts, { type, round }: Chapter): string {
  switch (type) {
    case 'start':
      return log.start;
    case 'round':
      return log.round(round);
    case 'extra':
      return log.extra;
    case 'end':
      return log.end;
  }
}

/** An item of that player's turn as a sentence. */
export function sentenceOf(words: StoryWords, seat: Seat, item: StoryItem): Sentence {
  const name = (of: Seat) => seatName(words.table, words.people, of);
  const does = (text: string): Sentence => ({ who: name(seat), text });
  const happens = (text: string): Sentence => ({ who: null, text });
  const { log } = words.story;
  switch (item.type) {
    case 'start':
      return does(log.startLaid(item.left, item.right));
    case 'special':
      return does(log.special(item.from, item.given.map(luminoOf), item.drawn.map(luminoOf)));
    case 'action':
      return does(log.action(item.offered === null ? null : luminoOf(item.offered), takenOf(item.taken)));
    case 'lays':
      return happens(log.lays(item.lays.map(({ lumino, ...laid }) => ({ lumino: luminoOf(lumino), ...laid }))));
    case 'discards':
      return happens(log.discards(item.luminos.map(luminoOf), item.points));
    case 'drawn':
      return happens(log.drawn(item.luminos.map(luminoOf)));
    case 'scored':
      return does(log.scored(item.score.colour, item.score.points, item.limestone));
    case 'passed':
      return does(log.passed);
    case 'octopus':
      return happens(log.octopus(name(item.to)));
    case 'emergency':
      return happens(log.emergency(item.luminos, item.ending === 'called'));
    case 'dry':
      return happens(log.dry(item.missing, item.ending === 'called'));
    case 'takenBack':
      return happens(log.takenBack(item.moves));
    case 'hint':
      return does(log.hint);
    case 'lessonsOff':
      return happens(log.lessonsOff);
    case 'final':
      return does(log.final(item.score.points, item.total));
    case 'victory':
      return happens(words.table.events.gameEnded(item.victory.winners.map(name), item.victory.by));
  }
}

function luminoOf(lumino: LuminoId) {
  return LUMINOS[lumino];
}

function takenOf(taken: Taken | null) {
  switch (taken?.type) {
    case undefined:
      return null;
    case 'limestone':
      return taken;
    case 'display':
      return { type: taken.type, lumino: luminoOf(taken.lumino) };
    case 'atoll':
      return { type: taken.type, luminos: taken.luminos.map(luminoOf).sort((a, b) => a.value - b.value) };
  }
}

/** What the player is about to do, and when: "Round 4 of 10 · Coral scoring". */
export function phaseName({ handover }: StoryTexts, { step, round, ending }: GameState): string {
  if (step.type === 'start') return handover.startLumino;
  if (ending === 'extra') return handover.extra;
  return step.type === 'score' ? `${handover.round(round)} · ${handover.scoring}` : handover.round(round);
}
