import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Slots } from '../../boardScreen/canvas/slots';

/** As long as the element with this ref is there, the large reef lies in it instead of at its place on the table. */
export function useStage(slots: Slots): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const onTable = document.querySelector<HTMLElement>('.reefSlot');
    const keepRoom = slots.slot('reef');
    keepRoom(stage.current);
    return () => keepRoom(onTable);
  }, [slots]);
  return stage;
}
