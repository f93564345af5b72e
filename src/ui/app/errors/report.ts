import type { ErrorTexts } from '../../../i18n/en/errors';

/**
 * A text that helps to repair the app, and that a player can read before passing it on. What is broken may be the
 * game itself: that must not cost the report.
 */
export function reportOf(
  { title, isYours }: ErrorTexts['report'],
  error: unknown,
  game: () => unknown,
  around: Readonly<Record<string, string>>,
): string {
  return [
    title,
    isYours,
    '',
    ...Object.entries(around).map(([what, value]) => `${what}: ${value}`),
    '',
    `error: ${messageOf(error)}`,
    error instanceof Error ? error.stack : '',
    '',
    `game: ${written(game)}`,
    '',
  ].join('\n');
}

/** Anything can be thrown, with or without words. */
export function messageOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return typeof error;
  }
}

function written(game: () => unknown): string {
  try {
    return JSON.stringify(game(), null, 1) ?? 'none';
  } catch (error) {
    return messageOf(error);
  }
}
