import { createMinds } from '../../../../src/bots/minds';
import { publicView } from '../../../../src/bots/publicView';
import { type CharacterName, FISH, type GameRecord } from '../../../../src/history/record';
import type { GameState, Move } from '../../../../src/rules/state';
import { formatPosition } from '../../../../src/rules/text/position';
import { openRecord } from '../../page/characters';
import { holdBeats } from '../../page/holdBeats';
import { playGame } from '../../rules/randomGame';
import { type Scene, type Stage, shown } from '../scene';

const MINDS: readonly (CharacterName | null)[] = ['strongest', null, 'easy', 'middle'];
const NAMES = ['Orla', 'Nora', 'Pip', 'Marlo'];

/** Nora and the three characters, as they play when she plays like the middle one. */
const moves = playedMoves();

function playedMoves(): readonly { readonly before: GameState; readonly move: Move }[] {
  const minds = createMinds();
  const table = { players: 4, side: 'A', scoreBoard: 'dark' } as const;
  return [...playGame(table, 12, (state) => minds.decide(MINDS[state.seat] ?? 'middle', publicView(state)))];
}

/** The game up to the first state like that. */
function until(isWanted: (state: GameState) => boolean): GameRecord {
  const index = moves.findIndex(({ before }) => isWanted(before));
  if (index < 0) throw new Error('there is no such state');
  return {
    people: NAMES.map((name, seat) => {
      const character = MINDS[seat];
      return { name, fish: FISH[seat], mind: character === null ? null : { character, version: 1 } };
    }),
    origin: { type: 'dealt', options: { players: 4, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: 12 } },
    log: moves.slice(0, index).map(({ move }) => move),
    isGuided: false,
    redo: [],
  };
}

const isThinkers = ({ seat }: GameState) => MINDS[seat] !== null;

/** A character is at it, and its pauses never end. */
function thinking(isWanted: (state: GameState) => boolean): Pick<Scene, 'route' | 'prepare'> {
  const record = until((state) => isWanted(state) && isThinkers(state));
  const prepare = async (stage: Stage) => {
    await openRecord(stage.page, record);
    await stage.page.locator('.nextBanner').waitFor({ state: 'detached' });
    await holdBeats(stage.page);
    await stage.page.getByRole('button', { name: stage.texts.table.screen.hurry }).waitFor();
    await stage.settle();
  };
  // Any table, for a picture to begin with.
  return { ...shown(formatPosition(moves[record.log.length].before)), prepare };
}

/** A character says why it has played so. */
function asking(): Pick<Scene, 'route' | 'prepare'> {
  const record = until(({ round, step, seat }) => round === 6 && step.type === 'offer' && NAMES[seat] === 'Nora');
  const prepare = async ({ page, press, settle, texts }: Stage) => {
    await openRecord(page, record);
    await page.locator('.nextBanner').waitFor({ state: 'detached' });
    await press(page.getByRole('button', { name: texts.table.why.lookAt('Orla') }));
    await page.locator('.whyCard').waitFor();
    await settle();
  };
  return { ...shown(formatPosition(moves[record.log.length].before)), prepare };
}

/** Characters at the table: while they play, while they score, and how they are called. */
export const CHARACTERS_AT_TABLE: readonly Scene[] = [
  {
    name: 'character-plays',
    ...thinking(({ round, step }) => round === 6 && step.type === 'act'),
  },
  {
    name: 'character-lays',
    ...thinking(({ round, step }) => round === 5 && step.type === 'settle'),
  },
  {
    name: 'character-scores',
    ...thinking(({ round, step }) => round === 5 && step.type === 'score'),
  },
  { name: 'character-why', ...asking() },
];
