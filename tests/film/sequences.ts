import type { Locator } from '@playwright/test';
import type { GameEvent } from '../../src/rules/events';
import type { Route } from '../../src/ui/app/address';
import { before, type Evening, FOUR, LIGHT, TWO, when } from '../support/scenes/games';
import { AROUND, type Kept, openedGame } from '../support/scenes/kept';
import { nextButton, type Stage } from '../support/scenes/scene';
import { ABOVE_FINGER, along, middleOf, type Point } from '../support/touch.mjs';
import type { Roll } from './roll.mjs';

export { addressOf, createStage } from '../support/scenes/scene';

/** A short film: which game, and what is done while it is filmed. */
export interface Sequence {
  readonly name: string;
  readonly route: Route;
  readonly kept: Kept;
  readonly play: (stage: Stage, roll: Roll) => Promise<void>;
}

/** Long enough for the picture, and for the banner that welcomes back, to be gone. */
const SETTLING_MS = 3000;

const laying = before(FOUR, ({ move, state }) => move.type === 'lay' && state.round === 6);
const done = when(FOUR, ({ step, players, seat, round }) => {
  return step.type === 'settle' && players[seat].hand.length === 0 && round === 6;
});
const scoring = before(FOUR, ({ move, state }) => move.type === 'score' && state.round === 7);
const roundEnding = before(FOUR, ({ events, move }) => {
  const isRoundOver = events.some(({ type }) => type === 'turtleMoved');
  return isRoundOver && events.some(({ type }) => type === 'octopusMoved') && move.type === 'score';
});
const dealing = before(LIGHT, ({ move, events }) => move.type === 'layStart' && events.some(isDraw));
const ending = before(TWO, ({ events }) => events.some(({ type }) => type === 'gameEnded'));

export const SEQUENCES: readonly Sequence[] = [
  filmed('lay', laying, async (stage, roll) => {
    const move = FOUR.past[laying.past.length].move;
    if (move.type !== 'lay') throw new Error('no lay');
    const from = await middleOf(stage.page.locator('.hand .luminos button').first());
    const to = await middleOfFields(stage, move.numberOn, move.otherOn);
    await drag(stage, roll, from, { x: to.x, y: to.y + ABOVE_FINGER });
    await stage.finger.up();
    await roll.run(1000);
  }),
  filmed('turn-handed-on', done, endTurn),
  filmed('turn-around', done, endTurn, AROUND),
  filmed('scoring', scoring, async (stage, roll) => {
    const { move } = FOUR.past[scoring.past.length];
    if (move.type !== 'score') throw new Error('no score');
    await roll.run(200);
    await press(stage, stage.page.locator(`[data-colour="${move.colour}"]`));
    await roll.run(600);
    await press(stage, stage.page.locator('.actions .filled'));
    await roll.run(2600);
  }),
  filmed('round', roundEnding, async (stage, roll) => {
    const { move } = FOUR.past[roundEnding.past.length];
    if (move.type !== 'score') throw new Error('no score');
    await press(stage, stage.page.locator(`[data-colour="${move.colour}"]`));
    await roll.run(120);
    await press(stage, stage.page.locator('.actions .filled'));
    await roll.run(4000);
  }),
  filmed('deal', dealing, async (stage, roll) => {
    await roll.run(80);
    const move = LIGHT.past[dealing.past.length].move;
    if (move.type !== 'layStart') throw new Error('no start');
    const from = await middleOf(stage.page.locator('.hand .luminos button').first());
    const to = await middleOf(stage.page.locator('.reefSlot'));
    await drag(stage, roll, from, { x: to.x, y: to.y + ABOVE_FINGER });
    await stage.finger.up();
    await roll.run(4200);
  }),
  filmed('winner', ending, async (stage, roll) => {
    const { move } = TWO.past[ending.past.length];
    if (move.type === 'score') await press(stage, stage.page.locator(`[data-colour="${move.colour}"]`));
    await press(stage, stage.page.locator('.actions .filled'));
    await roll.leap(3000);
    for (let step = 0; step < 40; step++) {
      if ((await stage.page.locator('.result').count()) > 0) break;
      await roll.run(400);
      await roll.leap(400);
    }
    await roll.run(2400);
  }),
];

function filmed(
  name: string,
  game: Evening,
  play: (stage: Stage, roll: Roll) => Promise<void>,
  settings: Kept = {},
): Sequence {
  return {
    name,
    ...openedGame(game, settings),
    async play(stage, roll) {
      await roll.leap(SETTLING_MS);
      await play(stage, roll);
    },
  };
}

async function endTurn(stage: Stage, roll: Roll): Promise<void> {
  await roll.run(120);
  await press(stage, nextButton(stage));
  await roll.run(3600);
}

/** As a finger does; without waiting for the button to stand still, which it never would without time. */
async function press(stage: Stage, button: Locator): Promise<void> {
  await stage.finger.tap(await middleOf(button));
  await button.page().waitForTimeout(80);
}

async function drag({ finger }: Stage, roll: Roll, from: Point, to: Point): Promise<void> {
  const STEPS = 10;
  await finger.down(from);
  for (let step = 1; step <= STEPS; step++) {
    await finger.move(along(from, to, step / STEPS));
    await roll.run(40);
  }
  await roll.run(200);
}

async function middleOfFields(stage: Stage, ...fields: readonly number[]): Promise<Point> {
  const [a, b] = await Promise.all(fields.map((field) => middleOf(stage.page.locator(`[data-field="${field}"]`))));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function isDraw({ type }: GameEvent): boolean {
  return type === 'drawn';
}
