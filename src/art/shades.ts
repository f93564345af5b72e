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
