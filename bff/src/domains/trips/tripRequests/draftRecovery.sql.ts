import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Time since the draft was saved last. Emails that the job missed for four days are not sent any more. */
const age = `now() - r.status_changed_at`;

const DueDraft = z.object({ id: z.uuid(), step: z.enum(['SAVED_1H', 'SAVED_24H', 'SAVED_72H']) });
export type DueDraft = z.output<typeof DueDraft>;

export const selectDueDrafts = statement(
  'draftRecovery.due',
  {},
  DueDraft,
  `
  SELECT * FROM (
    SELECT r.id, CASE
      WHEN NOT r.clock_steps @> '{SAVED_1H}' THEN CASE WHEN ${age} >= interval '1 hour' THEN 'SAVED_1H' END
      WHEN ${age} >= interval '72 hours' AND NOT r.clock_steps @> '{SAVED_72H}' THEN 'SAVED_72H'
      WHEN ${age} BETWEEN interval '24 hours' AND interval '71 hours' AND NOT r.clock_steps && '{SAVED_24H,OPENED}' THEN 'SAVED_24H' END AS step
    FROM trip_requests r
    WHERE r.status = 'DRAFT' AND r.source = 'WEB' AND r.form_id IS NOT NULL AND NOT r.clock_steps @> '{STOPPED}'
      AND r.status_changed_at BETWEEN now() - interval '96 hours' AND now() - interval '1 hour'
    ORDER BY r.status_changed_at LIMIT 500) due
  WHERE step IS NOT NULL`,
);
