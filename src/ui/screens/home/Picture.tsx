import { signal } from '@preact/signals';
import { usePageState } from '../../kit/pageState';
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

/** How many layers have come: back at home, they are there at once. */
function createLoadedLayers() {
  return signal(0);
}

/** A reef in the deep, and what drifts around it; drawn by build/homePicture. */
export function Picture() {
  const loaded = usePageState(createLoadedLayers);
  return (
    <div class="picture">
      {LAYERS.slice(0, loaded.value + 1).map(({ file, move }, i) => (
        <Layer
          key={file}
          file={file}
          move={move}
          onLoaded={() => {
            loaded.value = Math.max(loaded.value, i + 1);
          }}
        />
      ))}
    </div>
  );
}

interface LayerProps {
  readonly file: string;
  readonly move: string;
  readonly onLoaded: () => void;
}

/** Its light reaches past its place, and must not make the page scroll there: so it is not an `img`. */
function Layer({ file, move, onLoaded }: LayerProps) {
  return (
    <svg class={`pictureLayer ${move}`} viewBox="-272 -222 602 446" aria-hidden="true">
      <image href={file} x="-492" y="-372" width="1042" height="746" onLoad={onLoaded} onError={onLoaded} />
    </svg>
  );
}
