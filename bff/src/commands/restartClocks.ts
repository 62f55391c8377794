import { saveChange } from '#src/calls/records.ts';
import { matchesOfRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { partnerTerms } from '#src/entities/tripMatches/partnerCalendar.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import { isOpenMatch } from '#src/entities/tripMatches/matchState.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { afterPause } from '#src/matching/clocks.ts';
import type { BusinessCalendar } from '#src/matching/businessTime.ts';
import { bySystem } from './bySystem.ts';

/** Starts the clocks of a request's matches again after a hold: what was left of each when it stopped is left now. */
export async function restartClocks(request: TripRequestRow, stoppedAt: Date, context: CallContext): Promise<void> {
  const system = bySystem(context);
  const now = new Date();
  for (const row of await matchesOfRequest(request.id, context)) {
    if (!isOpenMatch(row.status)) continue;
    const terms = await partnerTerms(row.partnerId, context);
    if (terms) await saveChange(tripMatchEntity, row, { values: moved(row, stoppedAt, now, terms.calendar), note: 'Clocks go on' }, system);
  }
}

function moved(row: TripMatchRow, stoppedAt: Date, now: Date, calendar: BusinessCalendar): Partial<TripMatchRow> {
  const shift = now.getTime() - stoppedAt.getTime();
  const later = (due: Date | null) => (due && due > stoppedAt ? new Date(due.getTime() + shift) : due);
  const values = {
    respondBy: row.status === 'PROPOSED' && row.respondBy ? afterPause(row.respondBy, stoppedAt, now, calendar) : row.respondBy,
    remindAt: later(row.remindAt),
    firstMessageDueAt: later(row.firstMessageDueAt),
    proposalDueAt: later(row.proposalDueAt),
  };
  const due =
    row.reminder &&
    { RESPOND: values.respondBy, FIRST_MESSAGE: values.firstMessageDueAt, PROPOSAL: values.proposalDueAt }[row.reminder.kind];
  return { ...values, reminder: row.reminder && due ? { ...row.reminder, dueAt: due.toISOString() } : row.reminder };
}
