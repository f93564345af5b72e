// The palette of all that is painted: the board, the pictures, the icons. The colours of the screens are the custom
// properties of src/ui/kit/tokens.css; tests/ui/kit/tokens.test.ts compares those that both have.

/** The shades of one coral, from its light to its shadow. The base is the one that was chosen against all the others. */
export interface Shades {
  readonly light: string;
  readonly base: string;
  readonly low: string;
  readonly edge: string;
  readonly wall: string;
  readonly deep: string;
  /** What its texture is drawn with: the dark of it and the bright of it. */
  readonly ink: string;
  readonly spark: string;
}

export const SHADES = {
  yellow: {
    light: '#ffd94a',
    base: '#eab309',
    low: '#d69a05',
    edge: '#d59b0a',
    wall: '#94640a',
    deep: '#573a0c',
    ink: '#8a5500',
    spark: '#ffee9e',
  },
  pink: {
    light: '#ff86d3',
    base: '#f957be',
    low: '#e53fa9',
    edge: '#e04aaa',
    wall: '#98246f',
    deep: '#5a1447',
    ink: '#8c1264',
    spark: '#ffc4ea',
  },
  green: {
    light: '#27b046',
    base: '#13932e',
    low: '#0d7d25',
    edge: '#149132',
    wall: '#0b5a22',
    deep: '#07381d',
    ink: '#04350f',
    spark: '#8df09f',
  },
  blue: {
    light: '#4a71ff',
    base: '#2c56f6',
    low: '#2146da',
    edge: '#3258e0',
    wall: '#1a3097',
    deep: '#101f60',
    ink: '#14288a',
    spark: '#dfe8ff',
  },
} satisfies Readonly<Record<string, Shades>>;

export const NIGHT = '#061627';

export const WHITE = '#fff';
export const BLACK = '#000';
/** The light around what is allowed. */
export const ALLOWED = '#a8f1ff';
/** Of small pictures: the rim of a disc, and the inside of the rings of green coral. */
export const DISC_RIM = '#d5f3ff';
export const RING_HOLE = '#053d16';

/** The board under a reef, in small pictures. */
export const SEABED = {
  water: '#0f3350',
  shore: '#5aa6cf',
  waves: '#7cc6e6',
  stone: '#8f897c',
  stoneEdge: '#c4bca8',
  cracks: '#4a4945',
  start: '#74777a',
  startEdge: '#9fa5a8',
  startCuts: '#3f454c',
  side: '#2b3036',
} as const;

/** What a remote field costs, in small pictures. */
export const PENALTY = { ground: '#201820', rim: '#ffb39f', ink: '#ffe3d6' } as const;
