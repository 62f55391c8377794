import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { checkIdInBody } from '#src/records/checkIdInBody.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { countView } from './countView.ts';
import { countViews } from './countViews.ts';
import { userSearchEntity as entity } from './userSearch.entity.ts';
import type { UserSearchRow } from './userSearch.model.ts';

const path = contract.userSearches.list.path;
const { list, read } = recordCalls(entity);

export const userSearchHandlers: Handlers<typeof contract.userSearches> = {
  list,
  read,
  create: async ({ body }, context) => {
    const ownerId = context.actor.person?.userId;
    if (!ownerId) throw new Failure('auth.required');
    checkSharing(body.shared, context);
    const lastRun = { lastRunAt: new Date(), lastCount: (await countView(body, context)).total };
    const row: UserSearchRow = { ...newRecord(newId(), context), ownerId, ...body, ...lastRun };
    return created(entity.present(await insertRecord(entity, row, context), context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const { id, version, changeNote, restoredFrom, ...fields } = body;
    await findVisible(entity, params.id, context);
    checkIdInBody(id, params.id, 'UserSearch must have a valid ID to update.');
    const row = await findForUpdate(entity, params.id, context, version);
    checkSharing(fields.shared ?? row.shared, context);
    const changed = pickChangedValues(row, fields);
    const needsCount = ['filters', 'q', 'sortOrders', 'entityType'].some((name) => name in changed);
    const lastCount = needsCount ? (await countView({ ...row, ...changed }, context)).total : row.lastCount;
    const values = { ...changed, lastCount };
    const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: changeNote }, context), context.actor));
  },
  counts: async ({ body }, context) => ok({ items: await countViews(body, context) }),
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return noContent();
  },
  ...historyCalls(entity, (snapshot) => snapshot),
};

/** Agents cannot share views, because other companies would see them. */
function checkSharing(shared: UserSearchRow['shared'], { actor }: CallContext): void {
  if (shared !== 'NONE' && !isStaff(actor)) throw fieldFailure('/shared', 'notAllowed', 'You cannot share views: choose NONE');
}
