// What localStorage keeps of games. Small: the first page needs it.

/** Format version 1: games lay here, one key each. */
export const OLD_PREFIX = 'lumicora.game.';

/** The second copies, where there are no files. */
export const SPARE_PREFIX = 'lumicora.spare.';

/** Second copies have been in files here. */
export const FILES_KEY = 'lumicora.files';

/** The last save. */
export const LAST_KEY = 'lumicora.last';

/** Which games the database could not take. */
export const AHEAD_KEY = 'lumicora.ahead';
