import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Does not wait: while another node loads the data, a wait would exceed every timeout of a statement. */
export const tryLockDemoData = statement(
  'seed.tryLock',
  {},
  z.object({ isLocked: z.boolean() }),
  `SELECT pg_try_advisory_xact_lock(hashtextextended('farwend demo', 0)) AS "isLocked"`,
);

export const selectAnyUser = statement('seed.anyUser', {}, z.object({ id: z.uuid() }), 'SELECT id FROM users LIMIT 1');

/** Rows are composed between the statements, and a slow machine may take longer for it than a transaction may be idle. */
export const disableIdleTimeout = statement(
  'seed.disableIdleTimeout',
  {},
  null,
  `SELECT set_config('idle_in_transaction_session_timeout', '0', true)`,
);
