import { setTimeout as sleep } from 'node:timers/promises';

/** What has not happened by then on a busy machine never will. */
const LIMIT_MS = 60_000;
const INTERVAL_MS = 50;

/** Asks again and again until the answer is neither false nor null nor undefined, and gives it back. A question that
 * fails is asked again as well: a page that is being loaded cannot be asked anything.
 * @template Answer @param {string} what @param {() => Answer | Promise<Answer>} ask @param {number} limitMs
 * @returns {Promise<Exclude<Awaited<Answer>, false | null | undefined>>} */
export async function until(what, ask, limitMs = LIMIT_MS) {
  const end = Date.now() + limitMs;
  for (;;) {
    /** @type {unknown} */
    let trouble;
    try {
      const answer = await ask();
      if (answer !== false && answer !== null && answer !== undefined)
        return /** @type {Exclude<Awaited<Answer>, false | null | undefined>} */ (answer);
    } catch (error) {
      trouble = error;
    }
    if (Date.now() > end) throw new Error(`waited for ${what}`, trouble === undefined ? {} : { cause: trouble });
    await sleep(INTERVAL_MS);
  }
}
