import type { Point } from '../../src/board/layout';

/** A real browser with a profile of its own, as far as the scenario needs it. */
export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page; what goes in and comes out is JSON. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** A finger on the screen, as the browser itself gets it from one. */
  tap(at: Point): Promise<void>;
  key(name: string): Promise<void>;
  /** Ends the browser and starts it again with the same profile. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a browser with what is needed for it: its program, and the display to be seen on. */
export type OpenDriver = (program: string, display: string) => Promise<Driver>;

/** A function of ours as a text that a page can run. */
export function callOf(run: (argument: never) => unknown, argument: unknown): string {
  return `(${run})(${JSON.stringify(argument) ?? ''})`;
}
