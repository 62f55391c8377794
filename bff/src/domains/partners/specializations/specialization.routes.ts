import { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findForUpdate, insertRecord, newRecord } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { newId } from '#src/kernel/newId.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent } from '#src/kernel/handler.ts';
import { specializationEntity as entity } from './specialization.entity.ts';
import { selectReferences } from './specialization.sql.ts';

const list = contract.specializations.list.path;
const { list: listSpecializations } = recordCalls(entity);

export const specializationHandlers: Handlers<typeof contract.specializations> = {
  list: listSpecializations,
  create: async ({ body }, context) => {
    const duplicates = await context.db.count(entity.model, { key: body.key });
    if (duplicates > 0)
      throw fieldFailure('/key', 'unique', `There is already a specialization ${body.key}. Choose another key.`, 'unique.conflict');
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    const references = await context.db.run(selectReferences, { id: row.id });
    if (references.length > 0)
      throw new Failure('reference.inUse', { message: `${row.name} is still used by partners or agents.`, references });
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return noContent();
  },
};
