import { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findToChange, insertRecord, newRecord } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import { created, type Handlers, nothing } from '#src/http/handler.ts';
import { specializationEntity as entity } from './specialization.entity.ts';

const list = contract.specializations.list.path;
const { list: listOf } = recordCalls(entity, list);

export const specializationHandlers: Handlers<typeof contract.specializations> = {
  list: listOf,
  create: async ({ body }, context) => {
    const taken = await context.models.specializations.count({ where: { key: body.key }, transaction: context.transaction });
    if (taken > 0) throw new Failure('unique.conflict', { message: `There is a specialization ${body.key} already. Choose another key.` });
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    const references = await preparedQuery<{ type: string; id: string; title: string }>(
      context.sequelize,
      'specialization.uses',
      selectUses,
      [row.id],
      context.transaction,
    );
    if (references.length > 0)
      throw new Failure('reference.inUse', { message: `${row.name} is still used by partners or agents.`, references });
    await entity.model(context).destroy({ where: { id: row.id }, transaction: context.transaction });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return nothing();
  },
};

const selectUses = `
  (SELECT 'partner' AS type, id, display_name AS title FROM partners WHERE specialization_ids @> ARRAY[$1::uuid] ORDER BY display_name LIMIT 10)
  UNION ALL
  (SELECT 'agent', id, given_name || ' ' || family_name FROM agents WHERE specialization_ids @> ARRAY[$1::uuid] ORDER BY family_name LIMIT 10)`;
