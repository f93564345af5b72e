import { START_FIELDS } from '../../src/rules/data/hex';
import { type LuminoId, startLumino } from '../../src/rules/data/luminos';
import type { GameEvent } from '../../src/rules/events';
import { layOn } from '../../src/rules/reef';
import type { GameState } from '../../src/rules/state';

/** What everyone at the table can see. The bag is only counted. */
export function publicView({ round, octopus, atoll, players, supply }: GameState) {
  return {
    round,
    octopus,
    atoll,
    players: players.map(({ ...player }) => player),
    bag: supply.bag.length,
  };
}

type View = ReturnType<typeof publicView>;

/** The table after what an event tells, worked out from the event alone: nothing that can be seen may go untold. */
export function retell(view: View, event: GameEvent): View {
  const edit = (seat: number, change: (player: View['players'][number]) => Partial<View['players'][number]>) => ({
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)),
  });
  switch (event.type) {
    case 'startLaid': {
      const [left, right] = START_FIELDS;
      const fields = startLumino(event.lumino).colours[0] === event.left ? [left, right] : [right, left];
      return edit(event.seat, ({ reef }) => ({ hand: [], reef: layOn(reef, event.lumino, fields[0], fields[1]) }));
    }
    case 'specialAction': {
      const paid = edit(event.seat, (player) => ({
        tokens: { ...player.tokens, [event.token]: 'gone' },
        display: event.from === 'display' ? emptied(player.display, event.luminos) : player.display,
      }));
      const atoll = event.from === 'atoll' ? emptied(view.atoll, event.luminos) : view.atoll;
      return { ...paid, atoll, bag: view.bag + event.luminos.length };
    }
    case 'offered': {
      const offered = edit(event.seat, ({ display }) => ({ display: without(display, [event.lumino]) }));
      return { ...offered, atoll: [...view.atoll, event.lumino] };
    }
    case 'limestoneTaken':
      return edit(event.seat, ({ limestone }) => ({ limestone: limestone + event.taken }));
    case 'takenFromDisplay':
      return edit(event.seat, ({ display }) => ({ display: without(display, [event.lumino]), hand: [event.lumino] }));
    case 'takenFromAtoll':
      return { ...edit(event.seat, () => ({ hand: event.luminos })), atoll: without(view.atoll, event.luminos) };
    case 'drawn': {
      const bag = view.bag - event.luminos.length;
      if (event.seat === null) return { ...view, bag, atoll: filled(view.atoll, event.luminos) };
      return { ...edit(event.seat, ({ display }) => ({ display: filled(display, event.luminos) })), bag };
    }
    case 'emergencyOpened':
      return { ...view, bag: view.bag + event.luminos };
    case 'laid':
      return edit(event.seat, ({ hand, reef, limestone }) => ({
        hand: without(hand, [event.lumino]),
        reef: layOn(reef, event.lumino, event.numberOn, event.otherOn),
        limestone: limestone - event.paid,
      }));
    case 'discarded': {
      const poorer = edit(event.seat, ({ hand, points }) => ({
        hand: without(hand, [event.lumino]),
        points: points - event.points,
      }));
      return { ...poorer, bag: view.bag + 1 };
    }
    case 'colourScored':
      return edit(event.seat, ({ points, tokens }) => ({
        points: points + event.score.points,
        tokens: { ...tokens, [event.score.colour]: 'jellyfish' },
      }));
    case 'octopusMoved':
      return { ...view, octopus: event.to };
    case 'turtleMoved':
      return { ...view, round: event.round };
    case 'gameEnded':
      return {
        ...view,
        players: view.players.map((player, seat) => ({ ...player, points: player.points + event.scores[seat].points })),
      };
    case 'bagRanDry':
    case 'turnEnded':
    case 'scoringBegan':
    case 'passed':
      return view;
  }
}

const GAP = -1;

/** The places of these luminos left empty. */
function emptied(luminos: readonly LuminoId[], gone: readonly LuminoId[]): LuminoId[] {
  return luminos.map((lumino) => (gone.includes(lumino) ? GAP : lumino));
}

/** New luminos in the empty places, and behind the others when there are none. */
function filled(luminos: readonly LuminoId[], drawn: readonly LuminoId[]): LuminoId[] {
  const rest = [...drawn];
  const kept = luminos.map((lumino) => (lumino === GAP ? (rest.shift() ?? GAP) : lumino));
  return [...kept, ...rest];
}

function without(luminos: readonly LuminoId[], gone: readonly LuminoId[]): LuminoId[] {
  return luminos.filter((lumino) => !gone.includes(lumino));
}
