import { signal } from '@preact/signals';
import bubbles from './picture/bubbles.svg';
import fish from './picture/fish.svg';
import ground from './picture/ground.svg';
import heights from './picture/heights.svg';
import plankton from './picture/plankton.svg';
import './picture.css';

/** From the ground up: each comes once the one before is there, so that the page answers in between. */
const LAYERS = [
  { file: ground, move: '' },
  { file: heights, move: '' },
  { file: plankton, move: 'fade' },
  { file: bubbles, move: 'float' },
  { file: fish, move: 'swim' },
] as const;

/** Once it has been here, it is there at once when somebody comes back. */
const there = signal(0);

/** A reef in the deep, and what drifts around it; drawn by build/homePicture. */
export function Picture() {
  return (
    <div class="picture">
      {LAYERS.slice(0, there.value + 1).map(({ file, move }, i) => (
        <Layer
          key={file}
          file={file}
          move={move}
          onThere={() => {
            there.value = Math.max(there.value, i + 1);
          }}
        />
      ))}
    </div>
  );
}

interface LayerProps {
  readonly file: string;
  readonly move: string;
  readonly onThere: () => void;
}

/** Its light reaches past its place, but nobody shall be able to scroll there: so it is not an `img`. */
function Layer({ file, move, onThere }: LayerProps) {
  return (
    <svg class={`pictureLayer ${move}`} viewBox="-272 -222 602 446" aria-hidden="true">
      <image href={file} x="-492" y="-372" width="1042" height="746" onLoad={onThere} onError={onThere} />
    </svg>
  );
}
