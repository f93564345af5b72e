// What localStorage keeps of games. Small: the first page needs it.

/** Save version 1: games lay here, one key each. */
export const VERSION1_PREFIX = 'lumicora.game.';

/** The backups, where there are no files. */
export const BACKUP_PREFIX = 'lumicora.backup.';

/** Backups of former versions, which were link codes. */
export const CODED_PREFIX = 'lumicora.spare.';

/** Backups have been in files here. */
export const FILES_KEY = 'lumicora.files';

/** The last save. */
export const LAST_KEY = 'lumicora.last';

/** Which games the database could not take. */
export const UNSAVED_KEY = 'lumicora.ahead';

/** What the first page shows of the kept games, before the database has been asked. */
export const OVERVIEW_KEY = 'lumicora.overview';
