import { literal } from 'sequelize';

/** How many of the active criteria came out how; what does not apply counts nowhere. */
export interface ScreeningSummaryRow {
  pass: number;
  warn: number;
  fail: number;
  open: number;
}

/** It as a column of a trip request. The active criteria are counted once for all rows; each row looks only at its own results. */
export const screeningSummary = literal(`(
  SELECT jsonb_build_object('pass', count(*) FILTER (WHERE n.outcome = 'PASS'), 'warn', count(*) FILTER (WHERE n.outcome = 'WARN'),
    'fail', count(*) FILTER (WHERE n.outcome = 'FAIL'),
    'open', (SELECT count(*) FROM screening_criteria WHERE active AND subject_type = 'TRIP_REQUEST') - count(*))
  FROM (
    SELECT DISTINCT ON (s.criterion_id) s.criterion_id, s.outcome FROM screening_results s
    WHERE s.subject_id = "tripRequest"."id" ORDER BY s.criterion_id, s.answered_at DESC, s.id DESC
  ) n
  JOIN screening_criteria c ON c.id = n.criterion_id AND c.active AND c.subject_type = 'TRIP_REQUEST')`);
