import { turn } from '../../src/art/points';

const ARMS = Array.from({ length: 10 }, (_, i) => turn([0, i % 2 === 0 ? -19 : -8.5], i * 36));

export function Starfish() {
  return (
    <g>
      <path class="starfish" d={`M${ARMS.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`} />
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} class="starfish-vein" d="M0-2.5V-12" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

export function Shell() {
  return (
    <g>
      <path class="scallop" d="M-5 15C-16 9-20 0-18-6C-16-13-9-16 0-16S16-13 18-6C20 0 16 9 5 15L6 18H-6Z" />
      <path class="scallop-rib" d="M0 12V-11M-2.5 12L-8-10M2.5 12L8-10M-4 11L-14-4M4 11L14-4" />
    </g>
  );
}
