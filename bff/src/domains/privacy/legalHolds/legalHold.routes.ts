import { contract, type ReplyOf } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { idField, momentField, textField } from '#src/kernel/searchFields.ts';
import { listPage } from '#src/records/lists.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { LegalHoldModel, type LegalHoldRow } from './legalHold.model.ts';
import { selectHeldSubject } from './legalHold.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type LegalHoldView = ReplyOf<typeof contract.legalHolds.create>;

const present = (row: LegalHoldRow): LegalHoldView => ({
  id: row.id,
  subjectType: row.subjectType,
  subjectId: row.subjectId,
  reason: row.reason,
  endsAt: toIsoString(row.endsAt),
  releasedAt: toIsoString(row.releasedAt),
  createdAt: toIsoString(row.createdAt),
  updatedAt: toIsoString(row.updatedAt),
  version: row.version,
});

const entity: Entity<LegalHoldRow, LegalHoldView> = {
  type: 'legalHold',
  model: LegalHoldModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin') ? {} : null), canChange: (actor) => is(actor, 'admin') },
  present,
  snapshot: (row) => ({ ...present(row) }),
  fields: { subjectType: textField('subjectType'), subjectId: idField('subjectId'), createdAt: momentField('createdAt') },
  defaultSort: ['createdAt', 'DESC'],
};

export const legalHoldHandlers: Handlers<typeof contract.legalHolds> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  create: async ({ body: { subjectType, subjectId, reason, endsAt } }, context) => {
    const subject = await context.db.first(selectHeldSubject, { type: subjectType, id: subjectId });
    if (!subject?.exists) throw unknownReference('/subjectId', 'There is no such record with this id');
    const values = { subjectType, subjectId, reason, endsAt: toDate(endsAt), releasedAt: null };
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...values }, context);
    return created(present(row), `${contract.legalHolds.list.path}/${row.id}`);
  },
  update: async ({ params, body: { reason, endsAt, released, version, changeNote } }, context) => {
    const row = await findForUpdate(entity, params.id, context, version);
    const values = {
      ...(reason === undefined ? {} : { reason }),
      ...(endsAt === undefined ? {} : { endsAt: toDate(endsAt) }),
      ...(released === undefined ? {} : { releasedAt: released ? (row.releasedAt ?? new Date()) : null }),
    };
    return ok(present(await saveChange(entity, row, { values, note: changeNote }, context)));
  },
};

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
