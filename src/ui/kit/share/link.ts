import { formatRoute } from '../../app/address';

/** The whole address of a shared game, for others: without what only this visit knows. */
export function linkTo({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, code: string): string {
  return origin + pathname + formatRoute({ screen: 'shared', code });
}

/** Names that every device has for itself: a link with one of these leads nowhere else. */
export function isOnlyHere(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
