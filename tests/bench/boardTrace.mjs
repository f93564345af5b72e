// From a trace of the browser to script time per frame.

/** @typedef {{ name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number; args?: { name?: string } }} TraceEvent */

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'v8',
];

/** Every way into our script. They nest: a frame's callback contains the calls and microtasks that it causes. */
const SCRIPT = new Set([
  'EventDispatch',
  'EvaluateScript',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
]);

/**
 * Milliseconds of script in each frame, from where the last one was handed over for drawing to where this one is: pointers
 * that came in, effects, timers and the frame's callbacks. Measured from the browser's own trace rather than by wrapping
 * our listeners, because microtasks and effects cannot be wrapped. What is summed up is
 * the thread's own time: waiting for the graphics process does not count. The browser's slowing down does, and it may
 * slow down more than asked for on a machine that is busy. Script before a frame without a callback is left out.
 * @param {readonly TraceEvent[]} events
 */
export function scriptPerFrame(events) {
  const thread = busiestMainThread(events);
  const own = events.filter((event) => keyOf(event) === thread).sort((a, b) => a.ts - b.ts);
  /** @type {{ script: number; wall: number }[]} */
  const frames = [];
  let frame = { script: 0, wall: 0 };
  let hasCallback = false;
  let end = Number.NEGATIVE_INFINITY;
  for (const { name, ph, ts, dur = 0, tdur = dur } of own) {
    if (name === 'Commit') {
      if (hasCallback) frames.push(frame);
      frame = { script: 0, wall: 0 };
      hasCallback = false;
    }
    if (ph !== 'X' || !SCRIPT.has(name)) continue;
    if (name === 'FireAnimationFrame') hasCallback = true;
    // Inside of another one it is counted already.
    if (ts < end) continue;
    end = ts + dur;
    frame.script += tdur / 1000;
    frame.wall += dur / 1000;
  }
  return frames;
}

/** @param {readonly number[]} values */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}

/** The browser's own pages have main threads, too.
 * @param {readonly TraceEvent[]} events */
function busiestMainThread(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(keyOf);
  const frames = new Map(mains.map((key) => [key, 0]));
  for (const event of events) {
    const count = frames.get(keyOf(event));
    if (event.name === 'FireAnimationFrame' && count !== undefined) frames.set(keyOf(event), count + 1);
  }
  return [...frames].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** @param {TraceEvent} event */
function keyOf({ pid, tid }) {
  return `${pid}/${tid}`;
}
