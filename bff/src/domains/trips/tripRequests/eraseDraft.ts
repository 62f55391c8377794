import { saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

const ERASED = 'erased';

/** Takes the people out of a form that was never sent, out of its versions too; where and when they meant to go stays for the figures. */
export async function eraseDraft(row: TripRequestRow, context: CallContext): Promise<void> {
  const travelers = row.travelers.map((member) => ({ ...member, email: ERASED, givenName: ERASED, familyName: ERASED, phone: null }));
  const values = {
    travelers,
    travelerIds: [],
    tripDescription: '',
    googleClientId: null,
    formId: null, // whoever still has the form open sends a new request with it
    searchText: [row.reference, ...row.destinationNames].join(' ').toLowerCase(),
  };
  await saveChange(tripRequestEntity, row, { values, note: 'Personal data erased' }, context);
  await preparedQuery(
    context.sequelize,
    'tripRequest.eraseVersions',
    `UPDATE versions SET snapshot = snapshot || jsonb_build_object('travelers', $2::jsonb, 'tripDescription', '', 'googleClientId', NULL)
     WHERE entity_type = 'tripRequest' AND entity_id = $1`,
    [row.id, JSON.stringify(travelers)],
    context.transaction,
  );
}
