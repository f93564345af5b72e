import { limestoneGain } from '../../../rules/data/limestone';
import type { LuminoId } from '../../../rules/data/luminos';
import { type Lesson, type Moment, NO_FACTS, pointAt } from '../lesson';

/** [5.2] After offering: exactly one of three things. The most luminos that can be taken glow. */
export const take: Lesson = {
  name: 'take',
  isRare: false,
  gesture: 'lay',
  look: (moment) => {
    const { state } = moment;
    if (state.step.type !== 'act') return null;
    const luminos = mostLuminos(moment);
    const facts = { ...NO_FACTS, limestone: limestoneGain(state).fitting };
    return pointAt(luminos.some((lumino) => state.atoll.includes(lumino)) ? 'atoll' : 'display', { luminos, facts });
  },
};

function mostLuminos({ legal }: Moment): readonly LuminoId[] {
  return legal.reduce<readonly LuminoId[]>((most, move) => {
    if (move.type === 'takeFromAtoll') return move.luminos.length > most.length ? move.luminos : most;
    return move.type === 'takeFromDisplay' && most.length === 0 ? [move.lumino] : most;
  }, []);
}
