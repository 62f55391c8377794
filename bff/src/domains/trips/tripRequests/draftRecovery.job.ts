import { sendDraftMail } from './sendDraftMail.ts';
import { recordDraftStep } from './recordDraftStep.ts';
import { scheduleDraftCall } from './scheduleDraftCall.ts';
import { lockTripRequest } from '#src/domains/trips/tripMatches/lockTripMatch.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { type DueDraft, selectDueDrafts } from './draftRecovery.sql.ts';

/** From this total budget in US dollars, care calls instead of the last email, if there is a phone number. */
const MIN_CALL_BUDGET_USD = 15_000;

/**
 * Emails people who abandoned the form after the contact step: after 1 hour, after 24 unless they opened the link, and after 72.
 * Submitting, unsubscribing and deleting stop the emails; where opting in is required, only the first is sent.
 */
export function draftRecovery(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const due = await services.db.run(selectDueDrafts, {});
    throwIfFailed(await runForEach(due, signal, (draft) => runAsSystem(services, jobId, (context) => recover(draft, context))));
  };
}

async function recover({ id, step }: DueDraft, context: CallContext): Promise<void> {
  const row = await lockTripRequest(id, context);
  if (row.status !== 'DRAFT' || !(await recordDraftStep(id, step, context))) return;
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (step === 'SAVED_72H' && row.totalBudget >= MIN_CALL_BUDGET_USD && primary?.phone) await scheduleDraftCall(row, context);
  else await sendDraftMail(step, row, context);
}
