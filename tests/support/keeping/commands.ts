import fc from 'fast-check';
import type { Save } from '../../../src/storage/format/save';
import { cutTo, OVER, RUNNING, saveOf } from '../storage/samples';
import { FAULTS, type FaultName } from './faults';
import type { World } from './world';

type Command = fc.AsyncCommand<World, World>;

/** Whatever a device, its players and the power supply may do, in any order. */
export function anyCommands(most: number): fc.Arbitrary<Iterable<Command>> {
  const tab = fc.nat(1);
  const game = fc.nat(3);
  const choice = fc.nat(99);
  const isSo = fc.boolean();
  const times = fc.constantFrom(1, 2, 3, 10, 1000);
  const inTab = tab.map((at) => ({ at }));
  const ofGame = fc.record({ at: tab, which: game });
  const move = fc.record({ at: tab, which: choice });
  const fault = fc.record({ name: fc.constantFrom(...(Object.keys(FAULTS) as FaultName[])), skips: fc.nat(6), times });
  return fc.commands(
    [
      inTab.map((asked) => command('start', asked, isClosed, (world, at) => world.start(at))),
      inTab.map((asked) => command('new game', asked, isOpenWithRoom, (world, at) => world.begin(at))),
      ...often(3, () =>
        fc
          .record({ at: tab, which: game, isTaking: isSo })
          .map((asked) =>
            command('open', asked, isOpen, (world, at) => world.open(at, gameOf(world, asked), asked.isTaking)),
          ),
      ),
      ...often(6, () =>
        move.map((asked) => command('play', asked, canPlay, (world, at) => world.play(at, asked.which))),
      ),
      ...often(2, () => inTab.map((asked) => command('undo', asked, canUndo, (world, at) => world.undo(at)))),
      inTab.map((asked) => command('redo', asked, canRedo, (world, at) => world.redo(at))),
      fc.record({ at: tab, type: fc.constantFrom('hint', 'lessonsOff') }).map(({ at: asked, type }) =>
        command(
          'note',
          { at: asked, type },
          (world, at) => world.canNote(at, { type }),
          (world, at) => world.note(at, { type }),
        ),
      ),
      inTab.map((asked) => command('leave the table', asked, isOpen, async (world, at) => world.leave(at))),
      ofGame.map((asked) =>
        command('rename', asked, isOpen, (world, at) =>
          world.rename(at, gameOf(world, asked), `${world.tally.commands}`),
        ),
      ),
      ofGame.map((asked) => command('delete', asked, isOpen, (world, at) => world.remove(at, gameOf(world, asked)))),
      ofGame.map((asked) =>
        command('bring back', asked, isOpen, (world, at) => world.bringBack(at, gameOf(world, asked))),
      ),
      inTab.map((asked) => command('import', asked, isOpen, (world, at) => world.importOthers(at, OTHERS))),
      inTab.map((asked) => command('import all', asked, isOpen, (world, at) => world.importAgain(at))),
      inTab.map((asked) => command('list', asked, isOpen, (world, at) => world.list(at))),
      fc.record({ at: tab, which: choice, steps: fc.nat(40), isUndone: isSo, isWiped: isSo }).map((asked) =>
        command('kill', asked, isOpen, async (world, at) => {
          await world.kill(at, asked.which, asked.steps, asked.isUndone);
          if (asked.isWiped && world.canWipe) await world.wipe();
        }),
      ),
      fc.constant(command('wipe', {}, canWipe, (world) => world.wipe())),
      fc.constant(command('wait', {}, always, (world) => world.time.pass(10_000))),
      ...often(3, () =>
        fault.map((asked) =>
          command('fault', { ...asked }, always, async (world) => world.fail(asked.name, asked.skips, asked.times)),
        ),
      ),
      fc.constant(command('heal', {}, always, async (world) => world.heal())),
    ],
    { maxCommands: most, size: 'max' },
  );
}

function often<T>(times: number, make: () => T): readonly T[] {
  return Array.from({ length: times }, make);
}

/** What a file brings along: one in the middle and one that is over. */
const OTHERS: readonly Save[] = [
  saveOf(cutTo(RUNNING, 6), { id: 'guest', saves: 1 }),
  saveOf({ ...OVER, redo: [] }, { id: 'guest2', title: null, saves: 1, created: 1_600_000_000_000 }),
];

interface Asked {
  /** A tab. */
  readonly at?: number;
  readonly [more: string]: unknown;
}

/** In the tab that is asked for, or in the other one if that is possible there only. */
function command(
  name: string,
  asked: Asked,
  isPossible: (world: World, at: number) => boolean,
  act: (world: World, at: number) => Promise<void>,
): Command {
  const places = asked.at === undefined ? [0] : [asked.at, 1 - asked.at];
  return {
    check: (world) => places.some((at) => isPossible(world as World, at)),
    async run(_, world) {
      world.tally.commands++;
      await act(world, places.find((at) => isPossible(world, at)) ?? 0);
      await world.drain();
    },
    toString: () => `${name} ${JSON.stringify(asked)}`,
  };
}

const always = () => true;
const canWipe = (world: World) => world.canWipe;
const isClosed = (world: World, at: number) => world.tabs[at] === null;
const isOpen = (world: World, at: number) => world.tabs[at] !== null;
const isOpenWithRoom = (world: World, at: number) => isOpen(world, at) && world.games.length < 4;
const canPlay = (world: World, at: number) => world.canPlay(at);
const canUndo = (world: World, at: number) =>
  world.canPlay(at) && (tableIn(world, at)?.undoPrice.value ?? 'none') !== 'none';
const canRedo = (world: World, at: number) => world.canPlay(at) && tableIn(world, at)?.canRedo.value === true;
const tableIn = (world: World, at: number) => world.tabs[at]?.open?.opened.table;
const gameOf = ({ games }: World, { which }: { readonly which: number }) => games[which % games.length];
