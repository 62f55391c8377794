import { statement } from '#src/db/statement.ts';

/** Fails while the database cannot be reached or has not been migrated. */
export const pingDatabase = statement('health.ping', {}, null, 'SELECT FROM users LIMIT 1');
