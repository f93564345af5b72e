import { pixelRatio, type Sizes } from './stage/sizes';
import { openStage, type Stage } from './stage/stage';

/** A stage for a game that is not on the table yet. */
export interface StageAhead {
  /** Paints its pictures little by little, until it is taken or the returned function is called. */
  paint(): () => void;
  /** Once; null if the browser has taken it back meanwhile. */
  take(): Stage | null;
}

/** Rejects if there is no WebGL. */
export async function openAhead(sizes: Sizes): Promise<StageAhead> {
  let stage: Stage | null = await openStage(sizes, innerWidth, innerHeight, pixelRatio());
  stage.compile();
  let stop = () => {};
  const taken = new AbortController();
  const take = (): Stage | null => {
    const opened = stage;
    stage = null;
    stop();
    taken.abort();
    return opened;
  };
  stage.canvas.addEventListener('webglcontextlost', () => take()?.destroy(true), { signal: taken.signal });
  return {
    paint() {
      stop = stage?.paintAhead() ?? stop;
      return stop;
    },
    take,
  };
}
