import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { AT_REST } from '../../../../board/camera';
import type { LuminoId } from '../../../../rules/data/luminos';
import { type Gesture, isGestureKnown, learnGesture } from '../../../app/state/gestures';
import { tableTexts } from '../../../app/state/texts';
import { useSyncEffect } from '../../../kit/useSyncEffect';
import type { TableScreen } from '../tableScreen';
import { GesturePicture } from './GesturePicture';
import { helpfulGestures } from './helpful';
import './gestureHint.css';

/** A gesture as a small picture, the first time it would help: until it is done, tapped away, or a move was made with it in sight. */
export function GestureHint({ screen }: { readonly screen: TableScreen }) {
  const { table, beats, camera, layout, noPicture, lessons, told } = screen;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const turning = useRef<LuminoId | null>(null);
  const shown = useComputed<Gesture | null>(() => {
    const { step, players, seat } = table.state.value;
    const isLaying = step.type === 'settle' && players[seat].hand.length > 0 && table.shown.value === seat;
    // One thing to learn at a time.
    if (lessons.open.value !== null) return null;
    if (!isLaying || beats.beat.value !== null || noPicture.value !== null || table.looked.value !== null) return null;
    const laying = {
      reef: players[seat].reef,
      lays: table.lays.value,
      direction: table.direction.value,
      ghost: told.value,
      unit: layout.value.large.unit,
      isTouch,
    };
    const helpful = helpfulGestures(laying);
    const held = table.held.value;
    // Whether it fits changes with every field that a finger passes: the picture must not change to and fro with it.
    if (helpful.includes('turn')) turning.current = held;
    const isTurning = held !== null && turning.current === held;
    return (isTurning ? ['turn' as const, ...helpful] : helpful).find((gesture) => !isGestureKnown(gesture)) ?? null;
  });
  const seen = useRef(new Set<Gesture>());
  useSyncEffect(() => {
    if (shown.value !== null) seen.current.add(shown.value);
  });
  // What was done need not be shown.
  useSyncEffect(() => {
    if (table.looked.value !== null) learnGesture('look');
    if (camera.value.zoom !== AT_REST.zoom) learnGesture('zoom');
  });
  const turned = useRef({ held: table.held.peek(), direction: table.direction.peek() });
  useSyncEffect(() => {
    const now = { held: table.held.value, direction: table.direction.value };
    const { held, direction } = turned.current;
    if (now.held !== null && now.held === held && now.direction !== direction) learnGesture('turn');
    turned.current = now;
  });
  const happening = table.happening.value;
  useEffect(() => {
    if (happening.type !== 'played') return;
    for (const gesture of seen.current) learnGesture(gesture);
    seen.current.clear();
  }, [happening]);
  const gesture = shown.value;
  if (gesture === null) return null;
  const words = tableTexts.value.screen.gestures;
  const text = gesture === 'turn' && !isTouch ? words.turnByKey : words[gesture];
  return (
    <button type="button" class="gestureHint" title={words.dismiss} onClick={() => learnGesture(gesture)}>
      <GesturePicture gesture={gesture} isTouch={isTouch} />
      {text}
    </button>
  );
}
