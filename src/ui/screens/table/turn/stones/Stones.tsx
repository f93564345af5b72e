import { useLayoutEffect, useRef } from 'preact/hooks';
import { STORE } from '../../../../../rules/data/limestone';
import { motion } from '../../../../app/state/motion';
import { tableTexts } from '../../../../app/state/texts';
import { LimestoneSign } from '../../../../kit/signs/GameSigns';
import type { TableScreen } from '../../tableScreen';
import { flyStones } from './flights';
import { stoneWays } from './ways';
import './stones.css';

/** The limestone of the player to move, beside the hand: a place for each that the store can hold. */
export function Stones({ screen }: { readonly screen: TableScreen }) {
  const { table, slots, layout, camera } = screen;
  const happening = table.happening.value;
  const { players, seat } = table.state.value;
  const { limestone } = players[seat];
  const last = useRef(happening);
  // The places are as they will be; what has come or gone flies there or away from there.
  useLayoutEffect(() => {
    if (happening === last.current) return;
    last.current = happening;
    const store = slots.elementOf('stones');
    const corner = slots.measured.peek().rects.stones;
    if (store === null || corner === undefined || corner.width === 0) return;
    const ways = stoneWays(happening, table.past.peek().at(-1)?.state, layout.peek(), camera.peek());
    flyStones(store, corner, limestone, ways, motion.peek());
  }, [happening]);
  return (
    <>
      <p class="storeCount" aria-hidden="true">
        <LimestoneSign />
        {limestone}
      </p>
      <div
        class="stones"
        role="img"
        aria-label={tableTexts.value.screen.store(limestone, STORE)}
        ref={slots.slot('stones')}
      >
        {Array.from({ length: STORE }, (_, index) => (
          <span key={index} class={index < limestone ? 'stone' : 'stone gone'}>
            <LimestoneSign />
          </span>
        ))}
      </div>
    </>
  );
}
