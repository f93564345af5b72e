import type { Colour } from '../../../../rules/data/luminos';
import { motion } from '../../../app/state/motion';
import { TokenSign } from '../../../kit/signs/GameSigns';
import { FLIP_AT_MS } from './scoredBeat';
import './flippingToken.css';

/** A token that turns from its coral to its jellyfish. */
export function FlippingToken({ colour }: { readonly colour: Colour }) {
  return (
    <span class="flipping" data-motion={motion.value} style={{ '--delay': `${FLIP_AT_MS}ms` }}>
      <TokenSign colour={colour} side="coral" />
      <TokenSign colour={colour} side="jellyfish" />
    </span>
  );
}
