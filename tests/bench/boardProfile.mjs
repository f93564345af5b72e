// Which functions take the time, from the browser's sampling profiler.

const SHOWN = 25;
/** Between two samples of the profiler. */
const SAMPLING_INTERVAL_US = 200;
/** No script: waiting, and the browser's own layout, painting and handing over. */
const OTHERS = ['(idle)', '(root)', '(program)'];

/** @typedef {{ id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }} Node */

/** Prints the functions by their own time and by the time including what they call.
 * @param {import('@playwright/test').CDPSession} session @param {string} name @param {() => Promise<void>} act */
export async function printProfile(session, name, act) {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL_US });
  await session.send('Profiler.start');
  await act();
  const { profile } = await session.send('Profiler.stop');
  const stacks = stacksOf(profile.nodes);
  /** @type {Map<string, number>} */
  const own = new Map();
  /** @type {Map<string, number>} */
  const withCalls = new Map();
  let total = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const stack = stacks.get(id) ?? [];
    if (stack.length === 0) continue;
    const time = (profile.timeDeltas?.[index] ?? 0) / 1000;
    total += time;
    own.set(stack[0], (own.get(stack[0]) ?? 0) + time);
    for (const each of new Set(stack)) withCalls.set(each, (withCalls.get(each) ?? 0) + time);
  }
  print(`${name}: own time`, own, total);
  print(`${name}: with what they call`, withCalls, total);
}

/** For each node its function and those that called it, from the inside out; nothing for what is no script.
 * @param {readonly Node[]} nodes */
function stacksOf(nodes) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  /** @param {number} id @returns {string[]} */
  const stackOf = (id) => {
    const node = byId.get(id);
    if (!node || OTHERS.includes(node.callFrame.functionName)) return [];
    return [nameOf(node), ...stackOf(parents.get(id) ?? 0)];
  };
  return new Map(nodes.map(({ id }) => [id, stackOf(id)]));
}

/** @param {Node} node */
function nameOf({ callFrame: { functionName, url, lineNumber } }) {
  const file = url.split('/').at(-1) ?? '';
  return `${functionName || '(anonymous)'}  ${file}${file && `:${lineNumber + 1}`}`;
}

/** @param {string} heading @param {ReadonlyMap<string, number>} times @param {number} total */
function print(heading, times, total) {
  console.log(`\n${heading}, of ${total.toFixed(0)} ms`);
  for (const [key, time] of [...times].sort(([, a], [, b]) => b - a).slice(0, SHOWN)) {
    console.log(`${time.toFixed(1).padStart(8)} ms ${((100 * time) / total).toFixed(1).padStart(5)} %  ${key}`);
  }
}
