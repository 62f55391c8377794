import { recordAudit } from '#src/calls/recordVersion.ts';
import { saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import { callingHour } from './callingHour.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** Asks care to call about a draft, at an hour that is day where the traveller lives. */
export async function callAboutDraft(row: TripRequestRow, context: CallContext): Promise<void> {
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary) return;
  const item = {
    id: newId(),
    label: `Call ${primary.givenName} about the draft: ${row.tripTitle}`.slice(0, 160),
    done: false,
    doneAt: null,
    doneById: null,
    dueAt: callingHour(primary.countryOfResidence, new Date()).toISOString(),
    assigneeId: null,
    sortOrder: row.checklistItems.length,
    templateKey: 'draftCall',
  };
  const values = { checklistItems: [...row.checklistItems, item] };
  await saveChange(tripRequestEntity, row, { values, note: 'A call instead of the last mail' }, context);
  const select = `SELECT u.id AS user_id FROM team_members t JOIN users u ON u.id = t.user_id
    WHERE u.status = 'ENABLED' AND 'care' = ANY (u.roles) AND (cardinality($1::text[]) = 0 OR t.care_country_codes && $1::text[])`;
  const { sequelize, transaction } = context;
  const care = await preparedQuery<{ user_id: string }>(sequelize, 'draft.callers', select, [row.countryCodes], transaction);
  for (const { user_id: userId } of care) await pushEvent(`private-user-${userId}`, 'tripRequest.waiting', { id: row.id }, context);
  await recordAudit('ESCALATED', 'tripRequest', row.id, { clock: 'DRAFT_CALL', called: care.length }, context);
}
