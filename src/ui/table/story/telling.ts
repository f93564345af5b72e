import type { StoryTexts } from '../../../i18n/story/storyTexts';
import type { TableTexts } from '../../../i18n/table/tableTexts';
import { LUMINOS, type LuminoId } from '../../../rules/data/luminos';
import type { Seat } from '../../../rules/state';
import { seatName } from '../../boardScreen/names';
import type { Chapter } from '../../story/story';
import type { Taken, Tale } from '../../story/storyItem';

/** The words for telling a game. */
export interface Telling {
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

/** A tale of that player's turn as a sentence. */
export function sentenceOf(telling: Telling, seat: Seat, tale: Tale): Sentence {
  const name = (of: Seat) => seatName(telling.table, of);
  const does = (text: string): Sentence => ({ who: name(seat), text });
  const happens = (text: string): Sentence => ({ who: null, text });
  const { log } = telling.story;
  switch (tale.type) {
    case 'start':
      return does(log.startLaid(tale.left, tale.right));
    case 'special':
      return does(log.special(tale.from, tale.given.map(luminoOf), tale.drawn.map(luminoOf)));
    case 'action':
      return does(log.action(tale.offered === null ? null : luminoOf(tale.offered), takenOf(tale.taken)));
    case 'lays':
      return happens(log.lays(tale.lays.map(({ lumino, ...laid }) => ({ lumino: luminoOf(lumino), ...laid }))));
    case 'discards':
      return happens(log.discards(tale.luminos.map(luminoOf), tale.points));
    case 'drawn':
      return happens(log.drawn(tale.luminos.map(luminoOf)));
    case 'scored':
      return does(log.scored(tale.score.colour, tale.score.points, tale.limestone));
    case 'passed':
      return does(log.passed);
    case 'octopus':
      return happens(log.octopus(name(tale.to)));
    case 'emergency':
      return happens(log.emergency(tale.luminos, tale.ending === 'called'));
    case 'dry':
      return happens(log.dry(tale.missing, tale.ending === 'called'));
    case 'takenBack':
      return happens(log.takenBack(tale.moves));
    case 'final':
      return does(log.final(tale.score.points, tale.total));
    case 'victory':
      return happens(telling.table.events.gameEnded(tale.victory.winners.map(name), tale.victory.by));
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
