import { contract } from '@farwend/api-contract';
import { tripRequestEntity } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import {
  findForUpdate,
  findVisible,
  findVisibleOrNull,
  insertRecord,
  newRecord,
  saveChange,
  withoutRowLock,
} from '#src/records/records.ts';
import { contactLogEntity as entity } from './contactLogEntry.entity.ts';
import type { ContactLogEntryRow } from './contactLogEntry.model.ts';

const { list, read } = recordCalls(entity);

export const contactLogHandlers: Handlers<typeof contract.contactLog> = {
  list,
  read,
  create: async ({ body }, context) => {
    const request = await findVisibleOrNull(tripRequestEntity, body.tripRequestId, withoutRowLock(context));
    if (!request) throw fieldFailure('/tripRequestId', 'unknown', 'There is no trip request with this id');
    const computed = { failedTries: 0, requestStatus: request.status };
    const row: ContactLogEntryRow = {
      ...newRecord(newId(), context),
      ...body,
      contactedAt: parseContactedAt(body.contactedAt),
      ...computed,
    };
    await insertRecord(entity, row, context);
    return created(await present(row.id, context), `${contract.contactLog.list.path}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const { kind, direction, outcome, note } = body;
    const contactedAt = body.contactedAt === undefined ? undefined : parseContactedAt(body.contactedAt);
    const values = pickChangedValues<ContactLogEntryRow>(row, { kind, direction, outcome, note, contactedAt });
    await saveChange(entity, row, { values, note: body.changeNote, kind: body.restoredFrom === undefined ? 'UPDATE' : 'RESTORE' }, context);
    return ok(await present(row.id, context));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return noContent();
  },
};

/** Read again, because a new entry changes how many tries have failed. */
async function present(id: string, context: CallContext) {
  return entity.present(await findVisible(entity, id, context), context.actor);
}

function parseContactedAt(text: string | undefined): Date {
  const at = text === undefined ? new Date() : new Date(text);
  if (at > new Date()) throw fieldFailure('/contactedAt', 'tooLate', 'Log what has happened: choose a time that has passed');
  return at;
}
