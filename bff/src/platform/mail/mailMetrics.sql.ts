import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectMailCounts = statement(
  'mail.metrics',
  {},
  z.object({ queued: z.int(), sent: z.int(), failed: z.int(), oldest_seconds: z.number() }),
  `SELECT (count(*) FILTER (WHERE status = 'QUEUED'))::int AS queued, (count(*) FILTER (WHERE status = 'SENT'))::int AS sent,
     (count(*) FILTER (WHERE status = 'FAILED'))::int AS failed,
     coalesce(extract(epoch FROM now() - min(coalesce(send_at, created_at)) FILTER (WHERE status = 'QUEUED')), 0)::float8 AS oldest_seconds
   FROM templated_emails
   WHERE (status = 'QUEUED' AND coalesce(send_at, created_at) <= now())
     OR (status IN ('SENT', 'FAILED') AND created_at > now() - interval '1 day')`,
);
