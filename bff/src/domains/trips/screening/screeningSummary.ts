import { literal } from 'sequelize';

/** The number of active criteria by outcome; those that do not apply are not counted. */
export interface ScreeningSummaryRow {
  pass: number;
  warn: number;
  fail: number;
  open: number;
}

/**
 * The summary as a column of trip requests. The active criteria are read once for all rows, as an array, because a join reads them and the
 * results again for each.
 */
export const screeningSummary = literal(`(
  SELECT jsonb_build_object('pass', count(*) FILTER (WHERE n.outcome = 'PASS'), 'warn', count(*) FILTER (WHERE n.outcome = 'WARN'),
    'fail', count(*) FILTER (WHERE n.outcome = 'FAIL'),
    'open', (SELECT count(*) FROM screening_criteria WHERE active AND subject_type = 'TRIP_REQUEST') - count(*))
  FROM (
    SELECT DISTINCT ON (s.criterion_id) s.criterion_id, s.outcome FROM screening_results s
    WHERE s.subject_id = "tripRequest"."id" ORDER BY s.criterion_id, s.answered_at DESC, s.id DESC
  ) n
  WHERE n.criterion_id = ANY (ARRAY(SELECT id FROM screening_criteria WHERE active AND subject_type = 'TRIP_REQUEST')))`);
