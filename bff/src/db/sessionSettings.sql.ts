import { z } from 'zod';
import { statement } from './statement.ts';

/** The settings of the session that a connection has, by name; the similarity is null where no role or packet set it. */
export const selectSessionSettings = statement(
  'connection.settings',
  {},
  z.object({ name: z.string(), value: z.number().nullable() }),
  `SELECT name, setting::float8 AS value FROM pg_settings
   WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
   UNION ALL SELECT 'pg_trgm.word_similarity_threshold', current_setting('pg_trgm.word_similarity_threshold', true)::float8`,
);
