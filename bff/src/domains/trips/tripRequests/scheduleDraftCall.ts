import { saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { escalateTripRequest } from './escalateTripRequest.ts';
import { findCallingHour } from './findCallingHour.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** Asks care to call about a draft, during the day in the traveler's country. */
export async function scheduleDraftCall(row: TripRequestRow, context: CallContext): Promise<void> {
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary) return;
  const item = {
    id: newId(),
    label: `Call ${primary.givenName} about the draft: ${row.tripTitle}`.slice(0, 160),
    done: false,
    doneAt: null,
    doneById: null,
    dueAt: findCallingHour(primary.countryOfResidence, new Date()).toISOString(),
    assigneeId: null,
    sortOrder: row.checklistItems.length,
    templateKey: 'draftCall',
  };
  const values = { checklistItems: [...row.checklistItems, item] };
  await saveChange(tripRequestEntity, row, { values, note: 'Call instead of the last email' }, context);
  await escalateTripRequest(row, 'DRAFT_CALL', context);
}
