import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Facing } from '../../board/pointer/frame';
import { motion } from '../app/state/motion';
import { turnFrom } from './facing';
import './turningSurface.css';

interface Props {
  readonly facing: Facing;
  readonly children: ComponentChildren;
}

const TURN = { duration: 420, easing: 'ease-out' };

/** On its way a screen reaches farther than its frame: as small as this it fits, about. */
const TURNING_SCALE = 0.66;

/**
 * The screen already shows what the next player sees, laid out for their side: it comes out of the dark while it turns, so
 * that it is never taken for the last one, thrown about.
 */
function turnFrames(from: number): PropertyIndexedKeyframes {
  const isHalf = Math.abs(from) > 90;
  return {
    rotate: [`${from}deg`, '0deg'],
    scale: isHalf ? [1, TURNING_SCALE, 1] : [TURNING_SCALE, 1],
    opacity: [0, 1, 1],
  };
}

/**
 * The whole screen, upright for the player it faces: what is in it asks `@container place` how much room there is, and
 * what is `fixed` in it is fixed to it.
 */
export function TurningSurface({ facing, children }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const turned = useRef<HTMLDivElement>(null);
  const before = useRef(facing);
  useLayoutEffect(() => {
    const from = turnFrom(before.current, facing);
    before.current = facing;
    if (from === 0 || motion.peek() === 'off' || motion.peek() === 'fade') return;
    turned.current?.animate(turnFrames(from), TURN);
    // A turning screen takes no taps.
    screen.current?.animate({ visibility: ['visible', 'visible'] }, { ...TURN, pseudoElement: '::after' });
  }, [facing]);
  return (
    <div class="place" ref={screen}>
      <div class="turned" data-facing={facing} ref={turned}>
        <div class="scroller">{children}</div>
      </div>
    </div>
  );
}
