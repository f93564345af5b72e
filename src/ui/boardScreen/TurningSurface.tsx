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

const TURN = { duration: 350, easing: 'ease-out' };

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
    turned.current?.animate({ rotate: [`${from}deg`, '0deg'] }, TURN);
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
