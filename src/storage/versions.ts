// Every number that says how something is written. What to do when one goes up stands in CONTRIBUTING.md.

/** The save: `format/save.ts` has its shape and one migration for each step up. Database, backups and files hold saves. */
export const SAVE_VERSION = 4;

/** Goes up when the same moves would no longer make the same game. Older saves stay readable; links are told apart. */
export const RULES_VERSION = 1;

/** Goes up when link codes are built in another way. It comes first in a code, so that it can always be read. */
export const LINK_VERSION = 2;

/** Goes up when the database gets other stores or indexes (`database/connection.ts`). */
export const DATABASE_VERSION = 1;

/** The same of the database of analyses (`analyses.ts`), which can be made anew: another version begins empty. */
export const ANALYSES_DATABASE_VERSION = 1;
