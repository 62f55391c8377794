import { saveChange } from '#src/records/records.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { eraseVersions } from './eraseDraft.sql.ts';

const ERASED = 'erased';

/** Erases the personal data of an unsent form, also in its versions. Places and dates stay for statistics. */
export async function eraseDraft(row: TripRequestRow, context: CallContext): Promise<void> {
  const travelers = row.travelers.map((member) => ({ ...member, email: ERASED, givenName: ERASED, familyName: ERASED, phone: null }));
  const values = {
    travelers,
    travelerIds: [],
    tripDescription: '',
    googleClientId: null,
    formId: null, // a form that is still open creates a new request
    searchText: [row.reference, ...row.destinationNames].join(' ').toLowerCase(),
  };
  await saveChange(tripRequestEntity, row, { values, note: 'Personal data erased' }, context);
  await context.db.run(eraseVersions, { id: row.id, travelers });
}
