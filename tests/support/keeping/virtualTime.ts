/**
 * Time for an app in which nothing really has to wait: a timer runs once nothing else is going on. So a second costs
 * nothing, a test is the same on every machine, and an app that would wait for ever is found out at once.
 */
export class VirtualTime {
  private readonly timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  private readonly real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setImmediate: globalThis.setImmediate,
  };
  private nowMs = 0;
  private count = 0;
  /** The database runs on these: as long as there are any, something is going on. */
  private immediates = 0;
  private isOver = false;

  begin(): void {
    Object.assign(globalThis, {
      setTimeout: (act: () => void, delay = 0) => {
        this.timers.set(++this.count, { at: this.nowMs + Math.max(0, delay), act });
        return this.count;
      },
      clearTimeout: (timer: number) => void this.timers.delete(timer),
      setImmediate: (act: () => void) => {
        this.immediates++;
        return this.real.setImmediate(() => {
          this.immediates--;
          if (!this.isOver) act();
        });
      },
    });
  }

  /** Nothing goes on: what a lost database still asks in every turn would be in the way of the next evening. */
  end(): void {
    this.isOver = true;
    Object.assign(globalThis, this.real);
    this.timers.clear();
  }

  /** Waits for an answer, for as long as anything happens at all. */
  async until<T>(what: string, answer: Promise<T>): Promise<T> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    answer.then(done, done);
    await this.when(what, () => isDone);
    return answer;
  }

  async when(what: string, isSo: () => boolean): Promise<void> {
    for (let steps = 0; !isSo(); steps++) {
      if (await this.isIdle(isSo)) continue;
      if (steps > MOST_STEPS) throw new Error(`${what}: never comes to an end`);
      if (!this.advance()) throw new Error(`${what}: the app stands still`);
    }
  }

  /** What is under way goes on for so many steps. */
  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.turn();
      if (this.immediates === 0) this.advance(SHORT_MS);
    }
  }

  /** Time passes. */
  async pass(ms: number): Promise<void> {
    const end = this.nowMs + ms;
    do await this.isIdle(() => false);
    while (this.advance(end - this.nowMs));
    this.nowMs = end;
  }

  /** Until nothing goes on but what waits for time; true if it was so meanwhile. */
  private async isIdle(isSo: () => boolean): Promise<boolean> {
    let busyTurns = 0;
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      await this.turn();
      if (isSo()) return true;
      if (this.immediates === 0) continue;
      quiet = -1;
      if (++busyTurns > MOST_BUSY_TURNS) throw new Error('something is busy for ever, and no time passes');
    }
    return false;
  }

  private turn(): Promise<void> {
    return new Promise((done) => this.real.setImmediate(done));
  }

  /** Whether there was a timer that is due within that time. */
  private advance(withinMs = Number.POSITIVE_INFINITY): boolean {
    let next: { readonly number: number; readonly at: number } | null = null;
    for (const [number, { at }] of this.timers) if (next === null || at < next.at) next = { number, at };
    if (next === null || next.at - this.nowMs > withinMs) return false;
    const timer = this.timers.get(next.number);
    this.timers.delete(next.number);
    this.nowMs = Math.max(this.nowMs, next.at);
    timer?.act();
    return true;
  }
}

const QUIET_TURNS = 3;
/** Far more than anything takes: a database that can never be closed asks again in every turn. */
const MOST_BUSY_TURNS = 3000;
/** Far more than anything here takes. */
const MOST_STEPS = 5000;
/** What takes longer does not happen between two moves. */
const SHORT_MS = 5;
