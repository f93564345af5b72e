import { useEffect, useRef } from 'preact/hooks';
import type { TableScreen } from '../tableScreen';
import { endingTexts } from './endingTexts';
import '../../screens/table/ending/backToResult.css';

interface Props {
  readonly screen: TableScreen;
  readonly open: () => void;
}

/** While the reefs are looked at: the way back, where the hand was, which is empty for good. */
export function BackToResult({ screen, open }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const hand = screen.layout.value.trays.find(({ place }) => place === 'hand')?.area;
  if (hand === undefined) return null;
  const middle = { '--x': `${hand.x + hand.width / 2}px`, '--y': `${hand.y + hand.height / 2}px` };
  return (
    <button type="button" class="filled backToResult" style={middle} ref={button} onClick={open}>
      {endingTexts.value.backToResult}
    </button>
  );
}
