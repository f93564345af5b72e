import type { Side } from '../../rules/data/boards';
import type { Direction } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import type { GameState, Reef, Seat } from '../../rules/state';
import { type Camera, seenBy } from '../camera';
import { type Layout, type Point, type ReefPlace, type Tray, toScreen } from '../layout';
import type { BoardView, Ghost } from '../view';
import { basinNodes } from './basinNodes';
import { fanNodes } from './fanNodes';
import { type Drawn, luminoNodes } from './luminoNodes';
import { memo } from './memo';
import { CAMERA_LAYERS, type LayerName, type Node, PANEL, type Scene, surface, WHITE } from './nodes';
import { type FieldSign, type Placement, type ReefLook, reefNodes, seabedNodes } from './reefNodes';
import { fieldSigns, ghostNodes, ghostPoint, signNodes, triedNodes } from './signNodes';
import { trayNodes } from './trayNodes';

/** A lumino in the air: its middle on the screen. */
export interface Drag {
  readonly lumino: LuminoId;
  readonly middle: Point;
}

/** One that was let go and stays as it was until its move is kept. */
export interface Dropped extends Drag {
  /** Where it is going to lie; null if it was let go beside the reef. */
  readonly ghost: Ghost | null;
  readonly direction: Direction;
  readonly isHeld: boolean;
}

/** How far the water fades into what is around it. */
const EDGE = 14;
/** How far a lumino hangs above where it would lie, in fields: also after it was let go, until its move is kept. */
const ABOVE_FIELD = 0.06;
/** Where it does not matter. */
const NOWHERE: Point = { x: 0, y: 0 };
const NONE_DROPPED: readonly Dropped[] = [];
const NONE_LAID: readonly LuminoId[] = [];
const PLAIN: ReefLook = { level: null, hasMarks: false, signs: [], lastLaid: NONE_LAID };

/** Makes scenes from views, and makes again only the layers whose part of the view has changed. */
export function createScenes(): (view: BoardView, drag: Drag | null, dropped?: readonly Dropped[]) => Scene {
  const layers = {
    frame: memo((unit: number): Placement => ({ middle: { x: 0, y: 0 }, unit, size: 'large' })),
    seabed: memo(makeSeabed),
    reef: memo(makeReef),
    fieldSigns: memo(fieldSigns),
    signs: memo(signNodes),
    ghost: memo(ghostNodes),
    panels: memo(makePanels),
    small: createSmall(),
    trays: memo(makeTrays),
    fan: memo(fanNodes),
    inAir: createInAir(),
    dropped: memo(droppedNodes),
    dragged: memo(draggedNodes),
  };
  return (view, pointed, letGo = NONE_DROPPED) => {
    const { layout, state, shown, level, hasMarks, lays, first, held, ghost, lastLays } = view;
    const frame = layers.frame(layout.large.unit);
    const { reef } = state.players[shown];
    // Only what lies beside the reefs can be in the air; whatever else a finger may still point at is where it is.
    const isBeside = ({ lumino }: Drag) => layout.trays.some((tray) => holds(tray, lumino));
    const drag = pointed && isBeside(pointed) ? pointed : null;
    const dropped = letGo.some(isBeside) ? letGo.filter(isBeside) : NONE_DROPPED;
    const inAir = layers.inAir(drag?.lumino ?? null, letGo);
    const signs = layers.fieldSigns(lays, first);
    return {
      seabed: layers.seabed(state.side, frame, level, signs),
      // Players to move know what they did.
      reef: layers.reef(reef, frame, level, hasMarks, signs, shown === state.seat ? NONE_LAID : lastLays[shown]),
      signs: layers.signs(reef, lays, first, ghost, frame),
      ghost: layers.ghost(ghost, held !== null && inAir.includes(held) ? null : held, frame),
      panels: layers.panels(layout, state.seat),
      small: layers.small(state, layout.small, lastLays),
      trays: layers.trays(
        layout.trays,
        state.seat,
        view.pickable,
        view.chosen,
        held,
        view.direction,
        inAir,
        ghost === null ? null : held,
      ),
      fan: layers.fan(reef, view.looked, layout.large),
      dropped: dropped.length === 0 ? EMPTY.dropped : layers.dropped(view, dropped),
      dragged: drag === null ? EMPTY.dragged : layers.dragged(...heldInAir(view, drag), layout, view.camera),
    };
  };
}

/** What is in the air: the same list as long as it is the same, as for a lumino that was held and is now let go. */
function createInAir(): (dragged: LuminoId | null, dropped: readonly Dropped[]) => readonly LuminoId[] {
  const join = memo((...luminos: readonly LuminoId[]) => luminos);
  return (dragged, dropped) => join(...dropped.map(({ lumino }) => lumino), ...(dragged === null ? [] : [dragged]));
}

function holds({ slots }: Tray, lumino: LuminoId): boolean {
  return slots.some((slot) => slot.lumino === lumino);
}

function makeSeabed(side: Side, frame: Placement, level: number | null, signs: readonly FieldSign[]): Node[] {
  return seabedNodes(side, '', frame, { ...PLAIN, level, signs });
}

function makeTrays(
  trays: readonly Tray[],
  seat: Seat,
  pickable: readonly LuminoId[],
  chosen: readonly LuminoId[],
  held: LuminoId | null,
  direction: Direction,
  inAir: readonly LuminoId[],
  tried: LuminoId | null,
): Node[] {
  return trays.flatMap((tray) => trayNodes(tray, { seat, pickable, chosen, held, direction }, inAir, tried));
}

function makeReef(
  reef: Reef,
  frame: Placement,
  level: number | null,
  hasMarks: boolean,
  signs: readonly FieldSign[],
  lastLaid: readonly LuminoId[] = NONE_LAID,
): Node[] {
  return reefNodes(reef, frame, { level, hasMarks, signs, lastLaid });
}

/** Whatever is not the reef: a large reef seen from near goes under it softly. */
function makePanels({ width, height, large: { area }, trays }: Layout, seat: Seat): Node[] {
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
    ...basinNodes(trays, seat),
  ];
}

/** The small reefs, each made again only if it has changed itself. */
function createSmall(): (state: GameState, places: readonly ReefPlace[], lastLays: BoardView['lastLays']) => Node[] {
  const makers = new Map<Seat, typeof makeSmall>();
  const join = memo((...reefs: Node[][]) => reefs.flat());
  return ({ side, players }, places, lastLays) => {
    const reefs = places.map(({ seat, middle, unit }) => {
      const make = makers.get(seat) ?? memo(makeSmall);
      makers.set(seat, make);
      return make(side, seat, players[seat].reef, middle.x, middle.y, unit, lastLays[seat]);
    });
    return join(...reefs);
  };
}

function makeSmall(
  side: Side,
  seat: Seat,
  reef: Reef,
  x: number,
  y: number,
  unit: number,
  lastLaid: readonly LuminoId[] = NONE_LAID,
): Node[] {
  const frame: Placement = { middle: { x, y }, unit, size: 'small' };
  return [...seabedNodes(side, `${seat}/`, frame, PLAIN), ...reefNodes(reef, frame, { ...PLAIN, lastLaid })];
}

/** What was let go. */
function droppedNodes(view: BoardView, dropped: readonly Dropped[]): Node[] {
  return dropped.flatMap((each) => luminoNodes(drawnInAir(view, each)));
}

/** What is drawn under a finger, as arguments: over the reef it hangs where it would lie, wherever the finger moves there. */
function heldInAir({ held, ghost, direction }: BoardView, { lumino, middle }: Drag) {
  const isHeld = lumino === held;
  const tried = isHeld ? ghost : null;
  return [lumino, isHeld, tried, direction, tried === null ? middle : NOWHERE] as const;
}

function draggedNodes(
  lumino: LuminoId,
  isHeld: boolean,
  ghost: Ghost | null,
  direction: Direction,
  middle: Point,
  layout: Layout,
  camera: Camera,
): Node[] {
  const drawn = drawnInAir({ layout, camera }, { lumino, middle, isHeld, ghost, direction });
  return ghost === null ? luminoNodes(drawn) : triedNodes(drawn, ghost);
}

function above({ x, y }: Point, distance: number): Point {
  return { x, y: y - distance };
}

function drawnInAir(
  { layout, camera }: Pick<BoardView, 'layout' | 'camera'>,
  { lumino, middle, ghost, direction, isHeld }: Dropped,
): Drawn {
  const seen = seenBy(camera, layout.large);
  return {
    lumino,
    size: 'large',
    unit: isHeld ? seen.unit : layout.large.unit * 0.8,
    middle: ghost ? above(toScreen(seen, ghostPoint(ghost)), ABOVE_FIELD * seen.unit) : middle,
    direction: isHeld ? direction : 0,
    height: ghost ? 2.5 : 5,
    // Where it may not lie, one sees through it what is in the way.
    alpha: ghost && !ghost.isLegal ? 0.66 : 1,
    tint: WHITE,
    glyphTint: WHITE,
    isNumberSeen: true,
    isOtherSeen: true,
    prefix: '',
  };
}

export const EMPTY: Scene = {
  seabed: [],
  reef: [],
  signs: [],
  ghost: [],
  panels: [],
  small: [],
  trays: [],
  fan: [],
  dropped: [],
  dragged: [],
};

/** Where the origin of a layer is on the screen, and how much larger it is drawn. */
export function layerTransform(layer: LayerName, { camera, layout }: BoardView): LayerTransform {
  if (!CAMERA_LAYERS.has(layer)) return SCREEN;
  const { middle } = seenBy(camera, layout.large);
  return { x: middle.x, y: middle.y, zoom: camera.zoom };
}

export interface LayerTransform {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const SCREEN: LayerTransform = { x: 0, y: 0, zoom: 1 };
