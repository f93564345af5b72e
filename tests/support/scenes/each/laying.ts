import { play } from '../../../../src/rules/game';
import { tellingSentence } from '../../../../src/ui/story/sentences';
import { ILLEGAL_LAYS, type IllegalLay, LEGAL_LAYS } from '../../positions/lays';
import { field, position } from '../../rules/build';
import { middleOf } from '../../touch.mjs';
import { expectBubble, fieldButton, holdOver } from '../holding';
import { type Scene, type Stage, shown } from '../scene';

const [{ position: late, numberOn: lateNumber }] = LEGAL_LAYS;

/** A lumino on its way into the reef, by real fingers that are still down. */
export const LAYING: readonly Scene[] = [
  ...LEGAL_LAYS.map(
    ({ position: text, numberOn, otherOn, cost }): Scene => ({
      name: `legal-for-${cost}`,
      ...shown(text),
      async prepare(stage) {
        await holdOver(stage, text, numberOn, otherOn);
        await expectBubble(stage, stage.texts.table.fields.cost(cost));
      },
    }),
  ),
  ...ILLEGAL_LAYS.map((lay): Scene => ({ name: nameOf(lay), ...shown(lay.position), prepare: tried(lay) })),
  {
    name: 'first-field-tapped',
    ...shown(late),
    async prepare(stage) {
      await stage.finger.tap(await middleOf(fieldButton(stage, lateNumber)));
      await stage.page.getByText(stage.texts.table.screen.settleFirst(1)).waitFor();
    },
  },
];

function nameOf({ rule, level }: IllegalLay): string {
  return rule === 'colour' ? `illegal-colour-level-${level}` : `illegal-${rule}`;
}

function tried(lay: IllegalLay): (stage: Stage) => Promise<void> {
  return async (stage) => {
    // A dragged lumino never lies on fields apart: only two taps can ask for that.
    if (lay.rule === 'neighbours') {
      await stage.finger.tap(await middleOf(fieldButton(stage, lay.numberOn)));
      await stage.finger.tap(await middleOf(fieldButton(stage, lay.otherOn)));
    } else {
      await holdOver(stage, lay.position, lay.numberOn, lay.otherOn);
    }
    await expectBubble(stage, sentenceFor(stage, lay));
  };
}

function sentenceFor({ texts }: Stage, { position: text, numberOn, otherOn }: IllegalLay): string {
  const state = position(text);
  const [lumino] = state.players[state.seat].hand;
  const outcome = play(state, { type: 'lay', lumino, numberOn: field(numberOn), otherOn: field(otherOn) });
  const sentence = outcome.ok ? null : tellingSentence(texts.table, outcome.refusals);
  if (sentence === null) throw new Error(`${numberOn} and ${otherOn} are legal`);
  return sentence;
}
