import { statement } from '#src/db/statement.ts';

export const lockSettings = statement('siteSettings.lock', {}, null, `SELECT pg_advisory_xact_lock(hashtextextended('site_settings', 0))`);
