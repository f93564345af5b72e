/** What browsers report although nothing is wrong: a size that changed while sizes were being told. */
const NOTICE = /^ResizeObserver loop/;
/** Scripts that others put into the page. */
const STRANGER = /-extension:\/\/|webkit-masked-url:/;

/** What an error event tells. */
export interface Reported {
  readonly message: string;
  /** The script it comes from; empty if the browser does not say. */
  readonly filename: string;
  readonly error: unknown;
}

/** Whether something of ours is broken: extensions and scripts of other origins are none of our business. */
export function isOurs({ message, filename, error }: Reported, origin: string): boolean {
  if (NOTICE.test(message)) return false;
  if (filename !== '' && !filename.startsWith(origin)) return false;
  // "Script error." and nothing else is all that browsers tell about scripts of another origin.
  if (filename === '' && (error === null || error === undefined)) return false;
  return isOurReason(error);
}

export function isOurReason(reason: unknown): boolean {
  return !(reason instanceof Error && STRANGER.test(reason.stack ?? ''));
}
