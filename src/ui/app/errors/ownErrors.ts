/** What browsers report although nothing is wrong: a size that changed while sizes were being told. */
const NOTICE = /^ResizeObserver loop/;
/** Scripts that browser extensions put into the page. */
const FOREIGN = /-extension:\/\/|webkit-masked-url:/;

/** What an error event tells. */
export interface ReportedError {
  readonly message: string;
  /** The script it comes from; empty if the browser does not say. */
  readonly filename: string;
  readonly error: unknown;
}

/** Whether the app itself is broken, not an extension or a script of another origin. */
export function isOwnError({ message, filename, error }: ReportedError, origin: string): boolean {
  if (NOTICE.test(message)) return false;
  if (filename !== '' && !filename.startsWith(origin)) return false;
  // "Script error." and nothing else is all that browsers tell about scripts of another origin.
  if (filename === '' && (error === null || error === undefined)) return false;
  return isOwnReason(error);
}

export function isOwnReason(reason: unknown): boolean {
  return !(reason instanceof Error && FOREIGN.test(reason.stack ?? ''));
}
