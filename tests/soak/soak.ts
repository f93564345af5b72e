import { tryAnyFault } from '../support/keeping/anyFault';
import { tryInputs } from './inputs';
import { playInStore } from './storeGames';

// Whatever may happen to games, for as long as asked: nothing may ever be broken.

const MINUTES = Number(process.env.MINUTES ?? 30);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const TELL_EVERY_MS = Math.min(10, MINUTES / 2) * 60_000;
/** Of one kind before the next has its turn. */
const EVENINGS = 25;
const INPUTS = 300;

const done = { games: 0, thoughtGames: 0, moves: 0, inputs: 0, accepted: 0, evenings: 0, commands: 0, faults: 0 };
let broken = 0;
/** What is being tried, and the processor time at its beginning: a process that is paused meanwhile is not slow. */
let trying: { readonly name: string; readonly cpuMs: number } | null = null;
/** Far more than anything here takes. */
const LONGEST_CPU_MS = 10 * 60_000;
const begun = Date.now();
let told = begun;

// Nothing stands still unnoticed. Without anything left to do a process ends, as if all had been done;
process.on('exit', () => {
  if (trying === null) return;
  console.log(`BROKEN (${trying.name}): it waits for what never comes`);
  process.exitCode = 1;
});
// and what goes round for ever would look like a long soak. Virtual time replaces setTimeout only.
setInterval(() => {
  if (trying === null || cpuMs() - trying.cpuMs < LONGEST_CPU_MS) return;
  console.log(`BROKEN (${trying.name}): it goes on for ever`);
  trying = null;
  process.exit(1);
}, 10_000).unref();

// Not at the top of this file: what the app loads later is in one bundle with it, and would wait for its end.
soak();

async function soak(): Promise<void> {
  console.log(`soak: ${MINUTES} minutes, seed ${SEED}`);
  for (let turn = 0; Date.now() - begun < MINUTES * 60_000; turn++) {
    await attempt(`evenings ${SEED + turn}`, async () => {
      const { moves, commands, faults } = await tryAnyFault(EVENINGS, SEED + turn);
      done.evenings += EVENINGS;
      done.moves += moves;
      done.commands += commands;
      done.faults += faults;
    });
    await attempt(`game ${SEED + turn}`, async () => {
      const { moves, isThought } = await playInStore(SEED + turn, turn);
      done.games++;
      if (isThought) done.thoughtGames++;
      done.moves += moves;
    });
    await attempt(`inputs ${SEED + turn}`, async () => {
      done.accepted += await tryInputs(INPUTS, SEED + turn);
      done.inputs += INPUTS;
    });
    if (Date.now() - told > TELL_EVERY_MS) tell();
  }
  tell();
  process.exitCode = broken === 0 ? 0 : 1;
}

async function attempt(name: string, act: () => Promise<void>): Promise<void> {
  trying = { name, cpuMs: cpuMs() };
  try {
    await act();
  } catch (error) {
    broken++;
    console.log(`BROKEN (${name}):`, error);
  }
  trying = null;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function tell(): void {
  told = Date.now();
  const hours = (told - begun) / 3_600_000;
  const perHour = Object.entries(done).map(([what, count]) => `${what} ${count} (${Math.round(count / hours)}/h)`);
  console.log(`${(hours * 60).toFixed(1)} minutes: ${perHour.join(', ')}, broken ${broken}`);
}
