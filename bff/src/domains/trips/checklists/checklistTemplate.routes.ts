import { type ChecklistEntityType, checklistStatuses, contract } from '@farwend/api-contract';
import { fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { checklistTemplateEntity as entity } from './checklistTemplate.entity.ts';

const path = contract.checklistTemplates.list.path;
const { list, read } = recordCalls(entity);

export const checklistTemplateHandlers: Handlers<typeof contract.checklistTemplates> = {
  list,
  read,
  create: async ({ body }, context) => {
    checkStatus(body);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body }, context);
    return created(entity.present(row, context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const { version: _, changeNote, restoredFrom, ...facts } = body;
    const values = pickChangedValues(row, facts);
    checkStatus({ ...row, ...values });
    const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return noContent();
  },
};

function checkStatus({ entityType, onStatus }: { entityType: ChecklistEntityType; onStatus: string }): void {
  const statuses: readonly string[] = checklistStatuses[entityType];
  if (!statuses.includes(onStatus)) throw fieldFailure('/onStatus', 'notAllowed', `Use one of ${statuses.join(', ')}`);
}
