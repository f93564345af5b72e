/** Resolves once that is done, has failed in whichever way, or the time is over. Never rejects. */
export async function settleWithin(act: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  const timeout = new Promise((done) => setTimeout(done, timeoutMs));
  try {
    await Promise.race([act(), timeout]);
  } catch {
    // It is shown all the same.
  }
}
