import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const SubmittedRequest = z.object({ id: z.uuid(), total_budget: z.int(), submitted_at: z.date().nullable() });
export type SubmittedRequest = z.output<typeof SubmittedRequest>;

export const selectSubmittedRequests = statement(
  'seed.submittedRequests',
  { days: z.int() },
  SubmittedRequest,
  'SELECT id, total_budget, submitted_at FROM trip_requests WHERE submitted_at > now() - make_interval(days => :days) ORDER BY submitted_at, id',
);
