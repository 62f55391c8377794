import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The row count at the last ANALYZE or VACUUM; 0 if there was none. */
export const selectTableEstimate = statement(
  'paging.tableEstimate',
  { table: z.string() },
  z.object({ estimate: z.int() }),
  'SELECT greatest(reltuples, 0)::int AS estimate FROM pg_class WHERE oid = to_regclass(:table)',
  { replica: true },
);
