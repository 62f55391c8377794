import { bySystem } from '#src/commands/bySystem.ts';
import { moveTripRequestAsSystem } from '#src/commands/moveTripRequestAsSystem.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Moves a request in SCREENING on to QUALIFIED once all that is asked before matching passes or does not apply; else does nothing. */
export async function qualifyWhenScreened(tripRequestId: string, context: CallContext): Promise<void> {
  const [row] = await preparedQuery<{ ready: boolean }>(
    context.sequelize,
    'screening.ready',
    selectReady,
    [tripRequestId],
    context.transaction,
  );
  if (!row?.ready) return;
  await moveTripRequestAsSystem(
    tripRequestId,
    { status: 'QUALIFIED', note: 'All that is asked before matching passes' },
    bySystem(context),
  );
}

const selectReady = `
  SELECT r.status = 'SCREENING' AND count(c.id) > 0 AND bool_and(n.outcome IS NOT NULL AND n.outcome IN ('PASS', 'NA')) AS ready
  FROM trip_requests r
  LEFT JOIN screening_criteria c ON c.active AND c.subject_type = 'TRIP_REQUEST' AND c.stage = 'BEFORE_MATCH'
  LEFT JOIN LATERAL (
    SELECT s.outcome FROM screening_results s WHERE s.subject_id = r.id AND s.criterion_id = c.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1
  ) n ON true
  WHERE r.id = $1 GROUP BY r.status`;
