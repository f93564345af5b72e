import type { Page } from '@playwright/test';
import { FIELDS } from '../../../src/rules/data/hex';
import { COLOURS, type LuminoId } from '../../../src/rules/data/luminos';
import type { GameState } from '../../../src/rules/state';
import { sortByLook } from '../../../src/ui/boardScreen/canvas/boardLayout';
import { fieldName } from '../../../src/ui/boardScreen/grid/fieldName';
import { luminoName } from '../../../src/ui/boardScreen/names';
import { expect } from '../page/test';
import { type Match, textsOf } from './match';

/** What there is to be seen of a position, in the words of the screen. */
interface Sight {
  readonly round: string;
  readonly toMove: string;
  readonly bag: string;
  readonly players: readonly string[];
  readonly atoll: readonly string[];
  readonly display: readonly string[];
  readonly reef: readonly string[];
}

/** Everything on the screen is as the rules say; nothing is in anybody's hand yet. */
export async function expectSight(page: Page, match: Match, state: GameState): Promise<void> {
  const { why, screen } = textsOf(match).table;
  // Whether a character can say why is told elsewhere.
  const withoutWhy = (label: string) =>
    match.names.reduce((last, name) => last.replace(why.lookAt(name), screen.lookAt(name)), label);
  const seen = async () => {
    const sight = await seenIn(page);
    return { ...sight, players: sight.players.map(withoutWhy) };
  };
  await expect.poll(seen, { intervals: [20, 50, 100, 200] }).toEqual(sightOf(match, state));
}

function sightOf(match: Match, state: GameState): Sight {
  const { table: texts } = textsOf(match);
  const { seat, side, atoll, players, supply } = state;
  const { display, reef } = players[seat];
  const luminoNames = (luminos: readonly LuminoId[]) => luminos.map((lumino) => luminoName(texts, lumino));
  return {
    round: texts.screen.round(state.round),
    toMove: texts.screen.to(match.names[seat]),
    bag: texts.screen.bag(supply.bag.length),
    players: players.map((_, each) => playerName(match, state, each)),
    atoll: luminoNames(sortByLook(atoll)),
    display: luminoNames(display),
    reef: FIELDS.map((field) => fieldName(texts, side, reef, field, { type: 'none' })),
  };
}

function playerName(match: Match, { players, octopus, seat: mover }: GameState, seat: number): string {
  const { screen, words } = textsOf(match).table;
  const { points, limestone, tokens } = players[seat];
  return [
    screen.lookAt(match.names[seat]),
    words.points(points),
    words.limestone(limestone),
    screen.tokens(COLOURS.map((colour) => words.token(colour, tokens[colour]))),
    ...(octopus === seat ? [screen.octopus] : []),
    ...(mover === seat ? [screen.isToMove] : []),
  ].join(', ');
}

async function seenIn(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const namesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '');
    return {
      round: textOf('.turtle > span'),
      toMove: textOf('.now b'),
      bag: textOf('.bag'),
      players: namesOf('.player'),
      atoll: namesOf('.atoll .luminos button'),
      display: namesOf('.display .luminos button'),
      reef: namesOf('[data-field]'),
    };
  });
}
