import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectJobCounts = statement(
  'jobs.metrics',
  {},
  z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int(), oldest_seconds: z.number() }),
  `SELECT name, (count(*) FILTER (WHERE state < 'active' AND start_after <= now()))::int AS waiting,
     (count(*) FILTER (WHERE state = 'active'))::int AS active, (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
     coalesce(extract(epoch FROM max(now() - start_after) FILTER (WHERE state < 'active' AND start_after <= now())), 0)::float8 AS oldest_seconds
   FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_pgboss%' GROUP BY name`,
);
