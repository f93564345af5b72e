import { CORALS } from '../../src/art/lumino';
import type { Shades } from '../../src/art/shades';
import { COLOURS, type Colour } from '../../src/rules/data/luminos';

type Attributes = Readonly<Record<string, string | number>>;

/** The shades of this picture that differ: seen from the side, more light falls on a face and less on its edge. */
const OWN_SHADES: Readonly<Record<Colour, Pick<Shades, 'light' | 'edge'>>> = {
  yellow: { light: '#ffe26b', edge: '#c98f06' },
  pink: { light: '#ff8fd6', edge: '#d23b9c' },
  green: { light: '#2fb84c', edge: '#0f7d28' },
  blue: { light: '#5f83ff', edge: '#2748d0' },
};

/** How each class of the drawing looks. As attributes: a picture must not bring styles of its own past the page's policy. */
export const LOOKS: Readonly<Record<string, Attributes>> = {
  ...Object.fromEntries(
    COLOURS.flatMap((colour) => [
      [`${colour}-light`, { 'stop-color': OWN_SHADES[colour].light }],
      [`${colour}-base`, { 'stop-color': CORALS[colour].shades.base }],
      [`${colour}-edge`, { fill: OWN_SHADES[colour].edge }],
      [`${colour}-wall`, { fill: CORALS[colour].shades.wall }],
      [`${colour}-deep`, { fill: CORALS[colour].shades.deep }],
    ]),
  ),
  furrow: { ...line('#8a5700', 3.6), 'stroke-linecap': 'butt', opacity: 0.72 },
  branches: { fill: 'none', stroke: '#8f1566', 'stroke-linecap': 'round', opacity: 0.8 },
  tube: { fill: '#053d16', stroke: '#7be38f', 'stroke-width': 2.6 },
  stars: line('#c9d7ff', 2.3),
  rim: { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.45, 'stroke-width': 2.2 },
  disc: { fill: '#061627', 'fill-opacity': 0.88 },
  numerals: { ...line('#fff', 8.4), 'stroke-linejoin': 'round' },
  starfish: { fill: '#ffb27a', stroke: '#ffb27a', 'stroke-width': 5, 'stroke-linejoin': 'round' },
  'starfish-vein': line('#b1521f', 3),
  scallop: { fill: '#ffe9cf', stroke: '#ffe9cf', 'stroke-width': 2, 'stroke-linejoin': 'round' },
  'scallop-rib': line('#b58a5c', 2.6),
  shadow: {
    fill: '#03101c',
    stroke: '#03101c',
    'stroke-linejoin': 'round',
    'fill-opacity': 0.2,
    'stroke-opacity': 0.13,
  },
  water: { fill: '#0f3350', 'fill-opacity': 0.55, stroke: '#4f97bf', 'stroke-opacity': 0.3, 'stroke-width': 1.5 },
  wave: { ...line('#6fb7dc', 2), 'stroke-opacity': 0.28 },
  stone: { fill: '#6f7478' },
  'stone-wall': { fill: '#363f49' },
  crack: line('#434c55', 2.4),
  pore: line('#434c55', 6),
  haze: { opacity: 0.13 },
  plankton: { fill: '#bdeeff', opacity: 0.45 },
  bubble: { fill: '#9fe4ff', 'fill-opacity': 0.1, stroke: '#bdeeff', 'stroke-opacity': 0.55, 'stroke-width': 1.3 },
  'bubble-light': { fill: '#eafaff', 'fill-opacity': 0.8 },
  eye: { fill: '#061627' },
};

function line(stroke: string, width: number): Attributes {
  return { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' };
}
