import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardHandle } from '../../board/mount';
import { boardView } from './boardView';
import { carryOut } from './intents';
import { Notice } from './Notice';
import type { TableScreen } from './tableScreen';
import './board.css';

const loadBoard = () => import('../../board/mount');

// It is on its way as soon as this file is here, which may be long before somebody sits down at the table.
loadBoard().catch(() => {
  // Whoever needs it is told.
});

/** The canvas at the back. Everything can be done without it; it is only more beautiful with it. */
export function BoardHost({ screen }: { readonly screen: TableScreen }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = element.current;
    if (host === null) return;
    return drawInto(host, screen);
  }, [screen]);
  return (
    <>
      <div
        class="board"
        ref={(host) => {
          element.current = host;
          screen.slots.host(host);
        }}
      />
      <Notice screen={screen} />
    </>
  );
}

/** Loads the board and lets it draw until the returned function is called. */
function drawInto(host: HTMLElement, screen: TableScreen): () => void {
  const { noPicture, isInterrupted } = screen;
  let isGone = false;
  let stop = () => {};

  function follow(handle: BoardHandle): void {
    const unfollow = effect(() => {
      const status = handle.status.value;
      isInterrupted.value = status === 'lost';
      noPicture.value = status === 'failed' ? 'noPicture' : null;
    });
    stop = () => {
      unfollow();
      handle.destroy();
    };
    if (isGone) stop();
  }

  loadBoard().then(
    ({ mountBoard }) => {
      if (isGone) return;
      mountBoard(host, boardView(screen), (intent) => carryOut(screen, intent)).then(follow, () => {
        noPicture.value = 'noPicture';
      });
    },
    () => {
      noPicture.value = 'notLoaded';
    },
  );
  return () => {
    isGone = true;
    stop();
  };
}
