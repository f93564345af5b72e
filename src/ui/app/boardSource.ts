import type { StageAhead } from '../../board/ahead';

type BoardModule = typeof import('../../board/mount');
type Stage = ReturnType<StageAhead['take']>;

/** The board's code, which comes later than the page, and a stage that is opened before there is anything to draw. */
export interface BoardSource {
  load(): Promise<BoardModule>;
  /** The same once it is loaded; null before. */
  loaded(): BoardModule | null;
  /** Opens a stage for pictures as they were last, if they are known for a window like this. */
  openAhead(): Promise<void>;
  /** The same, and paints them little by little until the returned function is called. */
  paintAhead(): () => void;
  /** The stage that was opened ahead, once; null without one. */
  takeStage(): Stage;
}

export function createBoardSource(): BoardSource {
  let board: BoardModule | null = null;
  let opening: Promise<StageAhead | null> | null = null;
  let stage: StageAhead | null = null;

  const opened = () => {
    if (opening !== null) return opening;
    const mine = open();
    opening = mine;
    mine.then((ahead) => {
      if (opening === mine) stage = ahead;
      // The board did not wait for it.
      else ahead?.take()?.destroy();
    });
    return mine;
  };

  return {
    async load() {
      board = await import('../../board/mount');
      return board;
    },
    loaded: () => board,
    async openAhead() {
      await opened();
    },
    paintAhead() {
      let isOver = false;
      let stop = () => {};
      opened().then((ahead) => {
        if (!isOver && ahead !== null) stop = ahead.paint();
      });
      return () => {
        isOver = true;
        stop();
      };
    },
    takeStage() {
      const taken = stage?.take() ?? null;
      stage = null;
      opening = null;
      return taken;
    },
  };
}

async function open(): Promise<StageAhead | null> {
  try {
    const sizes = (await import('./pictureSizes')).readSizes();
    return sizes && (await (await import('../../board/ahead')).openAhead(sizes));
  } catch {
    // The screen tells the players if there is no picture.
    return null;
  }
}
