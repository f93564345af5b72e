import type { Person } from '../../history/record';
import type { TableTexts } from '../../i18n/en/table/table';
import { START_FIELDS } from '../../rules/data/hex';
import { type Colour, isStartLumino, type LuminoId, startLumino } from '../../rules/data/luminos';
import type { GameEvent } from '../../rules/events';
import type { Seat } from '../../rules/state';
import type { TableRefusal } from '../../store/table/moveSource';
import type { Ghost } from '../../store/table/prospects';
import { luminoName, luminoNames, placeName, seatName } from '../boardScreen/names';

/** Of several broken rules the one that helps most; those further on do not even make sense before it holds. */
const TELLING: readonly TableRefusal['rule'][] = ['neighbours', 'level', 'congruent', 'colour', 'reef', 'limestone'];

/** The most telling refusal as a sentence; null if there is none. */
export function tellingSentence(texts: TableTexts, refusals: readonly TableRefusal[]): string | null {
  const rank = ({ rule }: TableRefusal) => (TELLING.includes(rule) ? TELLING.indexOf(rule) : TELLING.length);
  const [first] = [...refusals].sort((a, b) => rank(a) - rank(b));
  return first === undefined ? null : refusalSentence(texts, first);
}

export function refusalSentence(texts: TableTexts, refusal: TableRefusal): string {
  const { refusals } = texts;
  switch (refusal.rule) {
    case 'malformed':
      return refusals.malformed(refusal.key);
    case 'step':
      return refusals.step(refusal.step);
    case 'place':
      return refusals.place(luminoName(texts, refusal.lumino), refusal.place);
    case 'startColour':
      return refusals.startColour(...refusal.colours);
    case 'startArea':
      return refusals.startArea();
    case 'twice':
      return refusals.twice(luminoName(texts, refusal.lumino));
    case 'tooFew':
      return refusals.tooFew(refusal.least);
    case 'tooMany':
      return refusals.tooMany(refusal.most);
    case 'oneColour':
      return refusals.oneColour(refusal.colours);
    case 'offeredColour':
      return refusals.offeredColour(refusal.colour);
    case 'jellyfish':
      return refusals.jellyfish();
    case 'token':
      return refusals.token(refusal.colour, refusal.side);
    case 'hand':
      return refusals.hand(refusal.luminos.length);
    case 'neighbours':
      return refusals.neighbours();
    case 'level':
      return refusals.level(refusal.heights);
    case 'congruent':
      return refusals.congruent();
    case 'colour':
      return refusals.colour(refusal.colour, refusal.level);
    case 'reef':
      return refusals.reef();
    case 'limestone':
      return refusals.limestone(refusal.cost, refusal.store);
    case 'source':
      return refusal.sentence();
  }
}

/** What the rules say to a ghost: what it costs or why not. */
export function verdictOf(texts: TableTexts, { cost, refusals }: Ghost): string {
  return tellingSentence(texts, refusals) ?? texts.fields.cost(cost);
}

export function ghostSentence(texts: TableTexts, held: LuminoId, ghost: Ghost): string {
  if (isStartLumino(held)) {
    const [left, right] = startColours(held, ghost);
    return texts.fields.ghostStart(left, right);
  }
  return texts.fields.ghost(placeName(texts, ghost.numberOn), placeName(texts, ghost.otherOn), verdictOf(texts, ghost));
}

/** The colours of a start lumino from the left, as it would lie. */
function startColours(held: LuminoId, { numberOn }: Ghost): readonly [Colour, Colour] {
  const [first, second] = startLumino(held).colours;
  return numberOn === START_FIELDS[0] ? [first, second] : [second, first];
}

export function eventSentence(texts: TableTexts, people: readonly Person[], event: GameEvent): string {
  const { events } = texts;
  const who = (seat: Seat) => seatName(texts, people, seat);
  switch (event.type) {
    case 'startLaid':
      return events.startLaid(who(event.seat), event.left);
    case 'specialAction':
      return events.specialAction(who(event.seat), event.token, event.from, event.luminos.length);
    case 'offered':
      return events.offered(who(event.seat), luminoName(texts, event.lumino));
    case 'limestoneTaken':
      return events.limestoneTaken(who(event.seat), event.taken, event.left);
    case 'takenFromDisplay':
      return events.takenFromDisplay(who(event.seat), luminoName(texts, event.lumino));
    case 'takenFromAtoll':
      return events.takenFromAtoll(who(event.seat), luminoNames(texts, event.luminos));
    case 'drawn':
      return event.seat === null
        ? events.drawnForAtoll(luminoNames(texts, event.luminos))
        : events.drawnForDisplay(who(event.seat), luminoNames(texts, event.luminos));
    case 'emergencyOpened':
      return events.emergencyOpened(event.luminos, event.ending !== 'none');
    case 'bagRanDry':
      return events.bagRanDry(event.missing);
    case 'laid':
      return events.laid(who(event.seat), luminoName(texts, event.lumino), event.level, event.paid);
    case 'discarded':
      return events.discarded(who(event.seat), luminoName(texts, event.lumino), event.points);
    case 'turnEnded':
      return events.turnEnded(who(event.seat));
    case 'scoringBegan':
      return events.scoringBegan(event.round, event.extra);
    case 'colourScored':
      return events.colourScored(who(event.seat), event.score.colour, event.score.points);
    case 'passed':
      return events.passed(who(event.seat));
    case 'octopusMoved':
      return events.octopusMoved(who(event.to));
    case 'turtleMoved':
      return events.turtleMoved(event.round);
    case 'gameEnded':
      return events.gameEnded(event.victory.winners.map(who), event.victory.by);
  }
}
