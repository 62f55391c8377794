import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectReadiness = statement(
  'screening.ready',
  { tripRequestId: z.uuid() },
  z.object({
    ready: z.boolean(),
  }),
  `
  SELECT r.status = 'SCREENING' AND count(c.id) > 0 AND bool_and(n.outcome IS NOT NULL AND n.outcome IN ('PASS', 'NA')) AS ready
  FROM trip_requests r
  LEFT JOIN screening_criteria c ON c.active AND c.subject_type = 'TRIP_REQUEST' AND c.stage = 'BEFORE_MATCH'
  LEFT JOIN LATERAL (
    SELECT s.outcome FROM screening_results s WHERE s.subject_id = r.id AND s.criterion_id = c.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1
  ) n ON true
  WHERE r.id = :tripRequestId GROUP BY r.status`,
);
