import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The row count at the last ANALYZE or VACUUM, with that of its partitions; 0 if there was none. */
export const selectTableEstimate = statement(
  'paging.tableEstimate',
  { table: z.string() },
  z.object({ estimate: z.int() }),
  `SELECT coalesce(sum(greatest(c.reltuples, 0)), 0)::int AS estimate
   FROM (SELECT to_regclass(:table)::oid UNION ALL SELECT inhrelid FROM pg_inherits WHERE inhparent = to_regclass(:table)) t (oid)
     JOIN pg_class c ON c.oid = t.oid`,
  { replica: true },
);
