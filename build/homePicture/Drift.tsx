import type { Point } from '../../src/art/points';
import type { Colour } from '../../src/rules/data/luminos';
import { Lights } from './Definitions';

const BUBBLES: readonly (readonly [number, number, number])[] = [
  [-228, 128, 8],
  [-240, 96, 5],
  [-222, 70, 3.5],
  [282, 96, 9],
  [296, 62, 5],
  [-20, -172, 6],
  [-32, -196, 4],
];

const PLANKTON: readonly Point[] = [
  [-262, -52],
  [-214, -118],
  [-176, -164],
  [-128, -138],
  [-104, -204],
  [-66, -158],
  [10, -214],
  [104, -216],
  [186, -212],
  [204, -118],
  [262, -98],
  [318, -42],
  [322, 122],
  [246, 162],
  [170, 194],
  [60, 208],
  [-96, 196],
  [-172, 170],
  [-268, 34],
];

// The four fish markers, one for each player.
const FISH: readonly { readonly colour: Colour; readonly place: string }[] = [
  { colour: 'yellow', place: 'translate(214 -180) rotate(6) scale(1.3)' },
  { colour: 'pink', place: 'translate(262 -200) rotate(2) scale(1.1)' },
  { colour: 'blue', place: 'translate(272 -162) rotate(8) scale(1.1)' },
  { colour: 'green', place: 'translate(313 -186) rotate(4)' },
];

export function Plankton() {
  return (
    <>
      {PLANKTON.map(([x, y], i) => (
        <circle key={x} class="plankton" cx={x} cy={y} r={1 + (i % 3) * 0.5} />
      ))}
    </>
  );
}

export function Bubbles() {
  return (
    <>
      {BUBBLES.map(([x, y, size]) => (
        <g key={x}>
          <circle class="bubble" cx={x} cy={y} r={size} />
          <circle class="bubble-light" cx={x - size * 0.35} cy={y - size * 0.35} r={size * 0.2} />
        </g>
      ))}
    </>
  );
}

export function Fish() {
  return (
    <>
      <Lights />
      {FISH.map(({ colour, place }) => (
        <g key={colour} transform={place}>
          <path class={`${colour}-edge`} d="M9-1C15-4 19-9 22-9C21-4 21 4 22 9C19 9 15 4 9 1Z" />
          <path fill={`url(#top-${colour})`} d="M-17 1C-10-10 4-11 14 0C5 10-9 10-17 1Z" />
          <path class={`${colour}-wall`} d="M-4-8C-1-4-1 4-4 8L0 8.3C3 4 3-4 0-8.2Z" />
          <circle class="eye" cx="-10" cy="-1.5" r="1.9" />
        </g>
      ))}
    </>
  );
}
