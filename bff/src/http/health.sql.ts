import { statement } from '#src/db/statement.ts';

/** Fails while the database cannot be reached, has not been migrated, or is a standby; locks no row, but needs the right to. */
export const pingDatabase = statement('health.ping', {}, null, 'SELECT FROM users WHERE false FOR KEY SHARE');
