import { BOARDS } from '../../../../src/rules/data/boards';
import { type FieldId, formatField } from '../../../../src/rules/data/hex';
import { legalMoves, play } from '../../../../src/rules/game';
import type { GameState } from '../../../../src/rules/state';
import { tellingSentence } from '../../../../src/ui/story/sentences';
import { CROWDED, ILLEGAL_LAYS, type IllegalLay, LEGAL_LAYS } from '../../positions/lays';
import { field, position } from '../../rules/build';
import { middleOf } from '../../touch.mjs';
import { LIGHT, when } from '../games';
import { expectBubble, fieldButton, holdOver } from '../holding';
import { AROUND, openedGame } from '../kept';
import { arrive, type Scene, type Stage, shown } from '../scene';

const [{ position: late, numberOn: lateNumber }] = LEGAL_LAYS;

/** Side B, light: a lumino in hand may cover remote limestone. */
const remote = when(LIGHT, (state) => state.seat > 0 && remoteWithin(state) !== null);

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
  { name: 'brings-many', ...shown(CROWDED), prepare: (stage) => holdOver(stage, CROWDED, 'a3', 'b3') },
  { name: 'brings-less', ...shown(CROWDED), prepare: (stage) => holdOver(stage, CROWDED, 'd3', 'c3') },
  { name: 'brings-remote', ...openedGame(remote), prepare: tapRemote },
  { name: 'brings-around', ...openedGame(remote, AROUND), prepare: tapRemote },
];

/** Remote limestone on which the number of the only lumino in hand may lie. */
function remoteWithin(state: GameState): FieldId | null {
  if (state.step.type !== 'settle' || state.players[state.seat].hand.length !== 1) return null;
  const fields = BOARDS[state.side].remote.map((each) => each.field);
  return fields.find((each) => legalMoves(state).some((move) => move.type === 'lay' && move.numberOn === each)) ?? null;
}

async function tapRemote(stage: Stage): Promise<void> {
  await arrive(stage);
  const found = remoteWithin(remote.state);
  if (found !== null) await stage.finger.tap(await middleOf(fieldButton(stage, formatField(found))));
  await stage.page.locator('.ghostBrings').waitFor();
}

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
