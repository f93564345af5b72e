import type { Side } from '../../rules/data/boards';
import type { Direction } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import type { GameState, Reef, Seat } from '../../rules/state';
import { seenBy } from '../camera';
import type { Layout, Point, Rect, ReefPlace, Tray } from '../layout';
import type { BoardView } from '../view';
import { fanNodes } from './fanNodes';
import { type Drawn, luminoNodes } from './luminoNodes';
import { memo } from './memo';
import { CAMERA_LAYERS, type LayerName, type Node, type Scene, sign, surface, WHITE } from './nodes';
import { type FieldSign, type Frame, type ReefLook, reefNodes, seabedNodes } from './reefNodes';
import { ghostNodes, ghostPoint, signNodes, spotsOf, triedNodes } from './signNodes';
import { trayNodes } from './trayNodes';

/** A lumino in the air: its middle on the screen. */
export interface Drag {
  readonly lumino: LuminoId;
  readonly middle: Point;
}

/** What the page is like around the canvas, too: `place.css`. */
const PANEL = 0x0a2238;
/** The light in the water around the reef. */
const LIGHT = 0x1f7fae;
/** How far the water fades into what is around it. */
const EDGE = 14;
const PLAIN: ReefLook = { level: null, hasMarks: false, signs: [] };

/** Makes scenes from views, and makes again only the layers whose part of the view has changed. */
export function createScenes(): (view: BoardView, drag: Drag | null) => Scene {
  const layers = {
    frame: memo((unit: number): Frame => ({ middle: { x: 0, y: 0 }, unit, size: 'large' })),
    water: memo(makeWater),
    seabed: memo(makeSeabed),
    reef: memo(makeReef),
    spots: memo(spotsOf),
    signs: memo(signNodes),
    ghost: memo(ghostNodes),
    panels: memo(makePanels),
    small: createSmall(),
    trays: memo(makeTrays),
    fan: memo(fanNodes),
    hand: memo(handNodes),
  };
  return (view, pointed) => {
    const { layout, state, shown, level, hasMarks, lays, first, held, ghost } = view;
    const frame = layers.frame(layout.large.unit);
    const { reef } = state.players[shown];
    // Only what lies beside the reefs can be in the air; whatever else a finger may still point at is where it is.
    const drag = pointed && layout.trays.some((tray) => holds(tray, pointed.lumino)) ? pointed : null;
    const isHeldDragged = drag !== null && drag.lumino === held;
    const spots = layers.spots(lays, first);
    return {
      water: layers.water(layout.large.area),
      seabed: layers.seabed(state.side, frame, level, spots),
      reef: layers.reef(reef, frame, level, hasMarks, spots),
      signs: layers.signs(reef, lays, first, ghost, frame),
      ghost: layers.ghost(ghost, isHeldDragged ? null : held, frame),
      panels: layers.panels(layout),
      small: layers.small(state, layout.small),
      trays: layers.trays(
        layout.trays,
        state.seat,
        view.pickable,
        view.chosen,
        held,
        view.direction,
        drag?.lumino ?? null,
        ghost === null ? null : held,
      ),
      fan: layers.fan(reef, view.looked, layout.large),
      hand: drag === null ? EMPTY.hand : layers.hand(view, drag, isHeldDragged),
    };
  };
}

function holds({ spots }: Tray, lumino: LuminoId): boolean {
  return spots.some((spot) => spot.lumino === lumino);
}

/** Soft light that is gone before the reef's part of the screen ends: nobody sees where that is. */
function makeWater({ x, y, width, height }: Rect): Node[] {
  return [surface('water', x, y, width, height, LIGHT, 0.55, 'glow')];
}

function makeSeabed(side: Side, frame: Frame, level: number | null, signs: readonly FieldSign[]): Node[] {
  const nodes = seabedNodes(side, '', frame, { ...PLAIN, level, signs });
  return [...nodes, sign('caustics', 'large', 'caustics', 0, 0, frame.unit, level === null ? 1 : 0.4)];
}

function makeTrays(
  trays: readonly Tray[],
  seat: Seat,
  pickable: readonly LuminoId[],
  chosen: readonly LuminoId[],
  held: LuminoId | null,
  direction: Direction,
  dragged: LuminoId | null,
  tried: LuminoId | null,
): Node[] {
  return trays.flatMap((tray) => trayNodes(tray, { seat, pickable, chosen, held, direction }, dragged, tried));
}

function makeReef(
  reef: Reef,
  frame: Frame,
  level: number | null,
  hasMarks: boolean,
  signs: readonly FieldSign[],
): Node[] {
  return reefNodes(reef, frame, { level, hasMarks, signs });
}

/** Whatever is not the reef: a large reef seen from near goes under it softly. */
function makePanels({ width, height, large: { area } }: Layout): Node[] {
  const { x, y } = area;
  const right = x + area.width;
  const bottom = y + area.height;
  return [
    surface('panel/top', 0, 0, width, y, PANEL),
    surface('panel/left', 0, y, x, area.height, PANEL),
    surface('panel/right', right, y, width - right, area.height, PANEL),
    surface('panel/bottom', 0, bottom, width, height - bottom, PANEL),
    surface('edge/top', x, y, area.width, EDGE, PANEL, 1, 'fade/down'),
    surface('edge/bottom', x, bottom, area.width, -EDGE, PANEL, 1, 'fade/down'),
    surface('edge/left', x, y, EDGE, area.height, PANEL, 1, 'fade/right'),
    surface('edge/right', right, y, -EDGE, area.height, PANEL, 1, 'fade/right'),
  ];
}

/** The small reefs, each made again only if it has changed itself. */
function createSmall(): (state: GameState, places: readonly ReefPlace[]) => Node[] {
  const makers = new Map<Seat, typeof makeSmall>();
  const join = memo((...reefs: Node[][]) => reefs.flat());
  return ({ side, players }, places) => {
    const reefs = places.map(({ seat, middle, unit }) => {
      const make = makers.get(seat) ?? memo(makeSmall);
      makers.set(seat, make);
      return make(side, seat, players[seat].reef, middle.x, middle.y, unit);
    });
    return join(...reefs);
  };
}

function makeSmall(side: Side, seat: Seat, reef: Reef, x: number, y: number, unit: number): Node[] {
  const frame: Frame = { middle: { x, y }, unit, size: 'small' };
  return [...seabedNodes(side, `${seat}/`, frame, PLAIN), ...reefNodes(reef, frame, PLAIN)];
}

/** The lumino in the air. Over the reef it hangs where it would lie; the finger only nudges it. */
function handNodes(view: BoardView, drag: Drag, isHeld: boolean): Node[] {
  const { ghost, layout, camera } = view;
  const seen = seenBy(camera, layout.large);
  const target = isHeld && ghost ? ghostPoint(ghost) : null;
  const middle = target
    ? { x: seen.middle.x + target.x * seen.unit, y: seen.middle.y + target.y * seen.unit }
    : drag.middle;
  const drawn: Drawn = {
    lumino: drag.lumino,
    size: 'large',
    unit: isHeld ? seen.unit : layout.large.unit * 0.8,
    middle: target ? { x: middle.x, y: middle.y - 0.06 * seen.unit } : middle,
    direction: isHeld ? view.direction : 0,
    height: target ? 2.5 : 5,
    // Where it may not lie, one sees through it what is in the way.
    alpha: target && ghost && !ghost.isLegal ? 0.66 : 1,
    tint: WHITE,
    glyphTint: WHITE,
    isNumberSeen: true,
    isOtherSeen: true,
    prefix: '',
  };
  return target && ghost ? triedNodes(drawn, ghost) : luminoNodes(drawn);
}

export const EMPTY: Scene = {
  water: [],
  seabed: [],
  reef: [],
  signs: [],
  ghost: [],
  panels: [],
  small: [],
  trays: [],
  fan: [],
  hand: [],
};

/** Where the origin of a layer is on the screen, and how much larger it is drawn. */
export function layerPlace(layer: LayerName, { camera, layout }: BoardView): LayerPlace {
  if (!CAMERA_LAYERS.has(layer)) return SCREEN;
  const { middle } = seenBy(camera, layout.large);
  return { x: middle.x, y: middle.y, zoom: camera.zoom };
}

export interface LayerPlace {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const SCREEN: LayerPlace = { x: 0, y: 0, zoom: 1 };
