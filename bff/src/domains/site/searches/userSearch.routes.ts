import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { checkIdInBody } from '#src/calls/idInBody.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { isStaff } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { countView } from './countView.ts';
import { userSearchEntity as entity } from './userSearch.entity.ts';
import type { UserSearchRow } from './userSearch.model.ts';

const path = contract.userSearches.list.path;
const { list, read } = recordCalls(entity, path);

export const userSearchHandlers: Handlers<typeof contract.userSearches> = {
  list,
  read,
  create: async ({ body }, context) => {
    const ownerId = context.actor.person?.userId;
    if (!ownerId) throw new Failure('auth.required');
    checkSharing(body.shared, context);
    const looked = { lastRunAt: new Date(), lastCount: await countView(body, context) };
    const row: UserSearchRow = { ...newRecord(newId(), context), ownerId, ...body, ...looked };
    return created(entity.present(await insertRecord(entity, row, context), context.actor), `${path}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const { id, version, changeNote, restoredFrom, ...fields } = body;
    await findSeen(entity, params.id, context);
    checkIdInBody(id, params.id, 'UserSearch must have a valid ID to update.');
    const row = await findToChange(entity, params.id, context, version);
    checkSharing(fields.shared ?? row.shared, context);
    const changed = changedValues(row, fields);
    const shows = ['filters', 'q', 'sortOrders', 'entityType'].some((name) => name in changed);
    const lastCount = shows ? await countView({ ...row, ...changed }, context) : row.lastCount;
    const values = { ...changed, lastCount };
    const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    await context.models.userSearches.destroy({ where: { id: row.id }, transaction: context.transaction });
    await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
    return nothing();
  },
  ...historyCalls(entity, (snapshot) => snapshot),
};

/** What agents save stays their own: other companies must not read it. */
function checkSharing(shared: UserSearchRow['shared'], { actor }: CallContext): void {
  if (shared !== 'NONE' && !isStaff(actor)) throw fieldFailure('/shared', 'notAllowed', 'Your views can only be your own: choose NONE');
}
