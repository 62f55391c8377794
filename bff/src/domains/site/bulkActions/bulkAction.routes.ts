import { contract, type QueryOf } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { created, type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate, findVisible } from '#src/records/records.ts';
import { bulkActionEntity as entity } from './bulkAction.entity.ts';
import type { BulkActionRow } from './bulkAction.model.ts';
import { finishBulkAction, selectResults } from './bulkAction.sql.ts';
import { createBulkAction, createUndo } from './createBulkAction.ts';
import { runBulkAction } from './runBulkAction.ts';

type ResultQuery = QueryOf<typeof contract.bulkActions.read>;

const path = contract.bulkActions.create.path;
const firstResults: ResultQuery = { resultsOffset: 0, resultsLimit: 100 };

export const bulkActionHandlers: Handlers<typeof contract.bulkActions> = {
  create: withoutTransaction(async ({ body }, context) => {
    const { id, isInBackground } = await createBulkAction(body, context);
    if (!isInBackground) await runBulkAction({ id, undoesId: null, ...body }, context);
    return answer(id, isInBackground, context);
  }),
  undo: withoutTransaction(async ({ params, body: { dryRun } }, context) => {
    const undone = await findVisible(entity, params.id, context);
    const { id, isInBackground } = await createUndo(undone, dryRun, context);
    if (!isInBackground) await runBulkAction({ ...undone, id, undoesId: undone.id, dryRun }, context);
    return answer(id, isInBackground, context);
  }),
  read: async ({ params, query }, context) => ok(await present(await findVisible(entity, params.id, context), query, context)),
  stop: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    if (row.status !== 'RUNNING')
      throw new Failure('transition.notAllowed', { message: `It has ended already: ${row.status}.`, allowedTransitions: [] });
    await context.db.run(finishBulkAction, { id: row.id, status: 'STOPPED', problem: null });
    await recordAudit('STOP BULK', entity.type, row.id, {}, context);
    return ok(await present(await findVisible(entity, row.id, context), firstResults, context));
  },
};

async function answer(id: string, isInBackground: boolean, context: CallContext) {
  const reply = created(await present(await findVisible(entity, id, context), firstResults, context), `${path}/${id}`);
  return isInBackground ? { ...reply, status: 202 } : reply;
}

async function present(row: BulkActionRow, query: ResultQuery, context: CallContext) {
  const { resultsOffset: offset, resultsLimit: limit, outcome } = query;
  const results = await context.db.run(selectResults, { id: row.id, outcome: outcome ?? null, offset, limit });
  return { ...entity.present(row, context.actor), results };
}
