import { saveChange } from '#src/records/records.ts';
import { findMatchesOfRequest } from './lockTripMatch.ts';
import { loadPartnerTerms } from './loadPartnerTerms.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import { isOpenMatch } from './matchState.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { extendAfterPause } from '#src/domains/trips/matching/clocks.ts';
import type { BusinessCalendar } from '#src/domains/trips/matching/businessTime.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';

/** Restarts the clocks of a request's matches after a hold, each with the time it had left. */
export async function restartClocks(request: TripRequestRow, stoppedAt: Date, context: CallContext): Promise<void> {
  const system = withSystemActor(context);
  const now = new Date();
  for (const row of await findMatchesOfRequest(request.id, context)) {
    if (!isOpenMatch(row.status)) continue;
    const terms = await loadPartnerTerms(row.partnerId, context);
    if (terms)
      await saveChange(tripMatchEntity, row, { values: shiftDeadlines(row, stoppedAt, now, terms.calendar), note: 'Clocks go on' }, system);
  }
}

function shiftDeadlines(row: TripMatchRow, stoppedAt: Date, now: Date, calendar: BusinessCalendar): Partial<TripMatchRow> {
  const shift = now.getTime() - stoppedAt.getTime();
  const postpone = (due: Date | null) => (due && due > stoppedAt ? new Date(due.getTime() + shift) : due);
  const values = {
    respondBy: row.status === 'PROPOSED' && row.respondBy ? extendAfterPause(row.respondBy, stoppedAt, now, calendar) : row.respondBy,
    remindAt: postpone(row.remindAt),
    firstMessageDueAt: postpone(row.firstMessageDueAt),
    proposalDueAt: postpone(row.proposalDueAt),
  };
  const due =
    row.reminder &&
    { RESPOND: values.respondBy, FIRST_MESSAGE: values.firstMessageDueAt, PROPOSAL: values.proposalDueAt }[row.reminder.kind];
  return { ...values, reminder: row.reminder && due ? { ...row.reminder, dueAt: due.toISOString() } : row.reminder };
}
