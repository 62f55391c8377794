import { type BodyOf, type contract, MAX_IMMEDIATE_ROWS } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { findEndOfUndo } from './bulkAction.entity.ts';
import type { BulkActionRow } from './bulkAction.model.ts';
import { insertBulkAction, insertUndo } from './bulkAction.sql.ts';
import { runBulkActionJob } from './bulkActions.jobs.ts';
import { findOperation } from './bulkOperations.ts';
import { refuse } from './bulkUndo.ts';
import { findRecordIds } from './findRecordIds.ts';

type Body = BodyOf<typeof contract.bulkActions.create>;

interface CreatedAction {
  id: string;
  isInBackground: boolean;
}

/** Stores a bulk action with its records, and enqueues it if they are many. Throws 422 if it could not be done to any record. */
export async function createBulkAction(body: Body, context: CallContext): Promise<CreatedAction> {
  const { entityType, action, params, dryRun } = body;
  const userId = context.actor.person?.userId;
  if (userId === undefined) throw new Failure('auth.required');
  findOperation(entityType, action, params);
  const recordIds = await listRecordIds(body, context);
  const id = newId();
  const isInBackground = recordIds.length > MAX_IMMEDIATE_ROWS;
  await runInTransaction(context, async (inner) => {
    const scopes = inner.actor.scopes ?? null;
    await inner.db.run(insertBulkAction, { id, entityType, action, params, dryRun, recordIds, scopes, userId });
    await recordAudit('BULK', 'bulkAction', id, { entityType, action, dryRun, matched: recordIds.length }, inner);
    if (isInBackground) await inner.queue.enqueue(runBulkActionJob, { bulkActionId: id }, { db: inner.db });
  });
  return { id, isInBackground };
}

/** Stores an undo of a bulk action with the records to bring back, and enqueues it if they are many. Throws 409 if there are none. */
export async function createUndo(undone: BulkActionRow, dryRun: boolean, context: CallContext): Promise<CreatedAction> {
  const userId = context.actor.person?.userId;
  if (userId === undefined) throw new Failure('auth.required');
  checkCanBeUndone(undone);
  const id = newId();
  return runInTransaction(context, async (inner) => {
    const scopes = inner.actor.scopes ?? null;
    const { matched = 0 } = (await inner.db.first(insertUndo, { id, undoesId: undone.id, dryRun, scopes, userId })) ?? {};
    if (matched === 0) refuse('It has changed nothing that could still be brought back.');
    await recordAudit('UNDO BULK', 'bulkAction', undone.id, { undoId: id, dryRun, matched }, inner);
    const isInBackground = matched > MAX_IMMEDIATE_ROWS;
    if (isInBackground) await inner.queue.enqueue(runBulkActionJob, { bulkActionId: id }, { db: inner.db });
    return { id, isInBackground };
  });
}

function checkCanBeUndone(undone: BulkActionRow): void {
  const end = findEndOfUndo(undone);
  if (undone.status === 'RUNNING') refuse('It still runs. Stop it first, or wait until it has ended.');
  if (undone.undoesId !== null) refuse('An undo cannot be undone. Do the action again instead.');
  if (end === null) refuse('It has changed nothing.');
  if (end < new Date()) refuse('A bulk action can be undone within 24 hours. Change the records by another one.');
}

async function listRecordIds({ entityType, ids, search, dryRun, expectedCount }: Body, context: CallContext): Promise<string[]> {
  if ((ids === undefined) === (search === undefined)) throw fieldFailure('/ids', 'required', 'Name either ids or a search');
  if (search !== undefined && !dryRun && expectedCount === undefined)
    throw fieldFailure('/expectedCount', 'required', 'Send how many records the dry run matched');
  const found = ids ? [...new Set(ids)] : await findRecordIds(entityType, search ?? { filters: {} }, context);
  if (expectedCount !== undefined && expectedCount !== found.length)
    throw new Failure('bulk.countDiffers', {
      message: `It is about ${found.length} records now, not ${expectedCount}. Look at them again, then send this number.`,
    });
  return found;
}
