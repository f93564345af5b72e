// From a trace of the browser to how long its pages were busy at one go.

export const TASK_CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** @typedef {{ name: string; pid: number; tid: number; tdur?: number; args: { readonly name?: string } }} TraceEvent */

/**
 * The tasks of all pages in milliseconds of a processor that is so many times slower, the longest first. The trace must be
 * of pages that are not slowed down: a browser slows a page down by keeping its thread busy, which would count twice.
 * It is the thread's own time, whatever else this machine does.
 * @param {Buffer} trace @param {number} slowDown
 */
export function pageTasks(trace, slowDown) {
  /** @type {{ traceEvents: readonly TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const threadOf = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`;
  const isPage = (/** @type {TraceEvent} */ { name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const pages = new Set(traceEvents.filter(isPage).map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === 'ThreadControllerImpl::RunTask');
  const times = tasks.filter((task) => pages.has(threadOf(task))).map(({ tdur = 0 }) => (slowDown * tdur) / 1000);
  if (times.length === 0) throw new Error('the trace has no tasks');
  return times.sort((one, other) => other - one);
}
