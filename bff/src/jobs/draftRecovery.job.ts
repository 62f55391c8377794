import { preparedQuery } from '#src/database/prepared.ts';
import { mailAboutDraft } from '#src/entities/tripRequests/draftMails.ts';
import { takeDraftStep } from '#src/entities/tripRequests/draftSteps.ts';
import { callAboutDraft } from '#src/entities/tripRequests/draftCall.ts';
import { lockTripRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

/** From this total on, and with a telephone number, care calls instead of the last mail. US dollars. */
const WORTH_A_CALL_USD = 15_000;

/**
 * Writes to whoever left the form after its fourth step: after 1 hour, after 24 unless the link was opened, after 72 for the last time.
 * Sending, stopping and deleting end it at once. Where a mail needs a yes, there is one only.
 */
export function draftRecovery(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const due = await preparedQuery<{ id: string; step: 'SAVED_1H' | 'SAVED_24H' | 'SAVED_72H' }>(
      services.sequelize,
      'draftRecovery.due',
      select,
      [],
    );
    for (const { id, step } of due) {
      if (signal.aborted) return;
      await asSystem(services, jobId, async (context) => {
        const row = await lockTripRequest(id, context);
        if (row.status !== 'DRAFT' || !(await takeDraftStep(id, step, context))) return;
        const primary = row.travelers.find(({ isPrimary }) => isPrimary);
        if (step === 'SAVED_72H' && row.totalBudget >= WORTH_A_CALL_USD && primary?.phone) await callAboutDraft(row, context);
        else await mailAboutDraft(step, row, context);
      });
    }
  };
}

/** Hours since the last answer. After four days nobody is written to any more, whatever the job missed. */
const age = `now() - r.status_changed_at`;
const select = `
  SELECT * FROM (
    SELECT r.id, CASE
      WHEN NOT r.clock_steps @> '{SAVED_1H}' THEN CASE WHEN ${age} >= interval '1 hour' THEN 'SAVED_1H' END
      WHEN ${age} >= interval '72 hours' AND NOT r.clock_steps @> '{SAVED_72H}' THEN 'SAVED_72H'
      WHEN ${age} BETWEEN interval '24 hours' AND interval '71 hours' AND NOT r.clock_steps && '{SAVED_24H,OPENED}' THEN 'SAVED_24H' END AS step
    FROM trip_requests r
    WHERE r.status = 'DRAFT' AND r.source = 'WEB' AND r.form_id IS NOT NULL AND NOT r.clock_steps @> '{STOPPED}'
      AND r.status_changed_at BETWEEN now() - interval '96 hours' AND now() - interval '1 hour'
    ORDER BY r.status_changed_at LIMIT 500) due
  WHERE step IS NOT NULL`;
