import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const lockDemoData = statement('seed.lock', {}, null, `SELECT pg_advisory_xact_lock(hashtextextended('farwend demo', 0))`);

export const selectAnyUser = statement('seed.anyUser', {}, z.object({ id: z.uuid() }), 'SELECT id FROM users LIMIT 1');

/** Rows are composed between the statements, and a slow machine may take longer for it than a transaction may be idle. */
export const disableIdleTimeout = statement(
  'seed.disableIdleTimeout',
  {},
  null,
  `SELECT set_config('idle_in_transaction_session_timeout', '0', true)`,
);
