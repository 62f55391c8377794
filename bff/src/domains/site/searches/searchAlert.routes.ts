import { contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { isId } from '#src/kernel/isId.ts';
import { newId } from '#src/kernel/newId.ts';
import { requirePerson } from '#src/kernel/requirePerson.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate, insertRecord, newRecord } from '#src/records/records.ts';
import { searchAlertEntity as entity } from './searchAlert.entity.ts';
import type { SearchAlertRow } from './searchAlert.model.ts';
import { hasValidSearchAlertCode } from './searchAlertLink.ts';

const MAX_OWN = 20;

const { list, read } = recordCalls(entity);

export const searchAlertHandlers: Handlers<typeof contract.searchAlerts> = {
  list,
  read,
  create: async ({ body }, context) => {
    const ownerId = requirePerson(context).userId;
    if ((await context.db.count(entity.model, { ownerId })) >= MAX_OWN)
      throw new Failure('auth.forbidden', { message: `You have ${MAX_OWN} search alerts, which is the most. Delete one first.` });
    const row: SearchAlertRow = { ...newRecord(newId(), context), ownerId, ...body, checkedAt: new Date() };
    const view = entity.present(await insertRecord(entity, row, context), context.actor);
    return created(view, `${contract.searchAlerts.list.path}/${row.id}`);
  },
  remove: async ({ params }, context) => {
    await remove(await findForUpdate(entity, params.id, context), context);
    return noContent();
  },
  link: async ({ params: { id, code } }, context) => ok({ name: (await findLinked(id, code, context)).name }),
  stop: async ({ params, body }, context) => {
    await remove(await findLinked(params.id, body.code, context), context);
    return noContent();
  },
};

/** The alert of a mailed link, locked in a transaction; 404 for a wrong code as for an unknown id. */
async function findLinked(id: string, code: string, { db, settings }: CallContext): Promise<SearchAlertRow> {
  const isGenuine = isId(id) && hasValidSearchAlertCode(id, code, settings);
  const row = isGenuine ? await db.byId(entity.model, id) : undefined;
  if (!row) throw notFound();
  return row;
}

async function remove(row: SearchAlertRow, context: CallContext): Promise<void> {
  await context.db.delete(entity.model, { id: row.id });
  await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
}
