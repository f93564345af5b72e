import { Component, type ComponentChildren, createRef } from 'preact';
import type { Facing } from '../../board/pointer/frame';
import { motion } from '../app/state/motion';
import { turnFrom } from './facing';
import { copyScreen, syncWater } from './leavingScreen';
import './turningSurface.css';

interface Props {
  readonly facing: Facing;
  readonly children: ComponentChildren;
}

const TURN = { duration: 420, easing: 'ease-out' };
const FADE = { duration: 180 };

/** On its way a screen reaches farther than its frame: as small as this it fits, about. */
const TURNING_SCALE = 0.66;

/**
 * The whole screen, upright for the player it faces: what is in it asks `@container place` how much room there is, and
 * what is `fixed` in it is fixed to it. When it turns to another player, what the last one saw turns with it and fades.
 */
export class TurningSurface extends Component<Props> {
  private readonly screen = createRef<HTMLDivElement>();
  private readonly turned = createRef<HTMLDivElement>();

  // Classes of the page rather than :has(): with that the browser would look at all styles anew whenever anything comes or goes.
  override componentDidMount(): void {
    document.documentElement.classList.add('atTable');
  }

  override componentWillUnmount(): void {
    document.documentElement.classList.remove('atTable');
  }

  /** Nothing of what the next player sees is there yet. */
  override getSnapshotBeforeUpdate(before: Props): HTMLElement | null {
    const turned = this.turned.current;
    if (turned === null || before.facing === this.props.facing || motion.peek() === 'off') return null;
    return copyScreen(turned);
  }

  override componentDidUpdate(before: Props, _: unknown, leaving: HTMLElement | null): void {
    const screen = this.screen.current;
    const turned = this.turned.current;
    if (leaving === null || screen === null || turned === null) return;
    screen.append(leaving);
    syncWater(turned, leaving);
    const from = turnFrom(before.facing, this.props.facing);
    const isTurning = motion.peek() !== 'fade';
    const timing = isTurning ? TURN : FADE;
    const remove = () => leaving.remove();
    leaving.animate(isTurning ? leavingFrames(from) : { opacity: [1, 0] }, timing).finished.then(remove, remove);
    if (isTurning) turned.animate(comingFrames(from), timing);
    // A turning screen takes no taps.
    screen.animate({ visibility: ['visible', 'visible'] }, { ...timing, pseudoElement: '::after' });
  }

  override render({ facing, children }: Props) {
    return (
      <div class="place" ref={this.screen}>
        <div class="turned" data-facing={facing} ref={this.turned}>
          <div class="scroller">{children}</div>
        </div>
      </div>
    );
  }
}

function comingFrames(from: number): PropertyIndexedKeyframes {
  return { rotate: [`${from}deg`, '0deg'], scale: isHalf(from) ? [1, TURNING_SCALE, 1] : [TURNING_SCALE, 1] };
}

function leavingFrames(from: number): PropertyIndexedKeyframes {
  return {
    rotate: ['0deg', `${-from}deg`],
    scale: isHalf(from) ? [1, TURNING_SCALE, 1] : [1, TURNING_SCALE],
    // It is seen to turn before it fades.
    opacity: [1, 1, 0, 0],
  };
}

function isHalf(from: number): boolean {
  return Math.abs(from) > 90;
}
