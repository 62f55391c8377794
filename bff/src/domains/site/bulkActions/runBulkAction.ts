import { toFailure } from '#src/db/postgresErrors.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Db } from '#src/kernel/db.ts';
import type { BulkActionRow } from './bulkAction.model.ts';
import {
  finishBulkAction,
  lockWaitingRow,
  type RecordedChange,
  type RowResult,
  selectBulkActionStatus,
  selectVersionsAround,
  selectWaitingRows,
  storeResults,
} from './bulkAction.sql.ts';
import type { BulkOperation } from './bulkOperation.ts';
import { findOperation } from './bulkOperations.ts';
import { loadChange } from './bulkUndo.ts';

/** A bulk action that runs with the rights of a context. */
interface Run {
  action: Pick<BulkActionRow, 'id' | 'entityType' | 'action' | 'undoesId' | 'params' | 'dryRun'>;
  operation: BulkOperation;
  context: CallContext;
}

interface WaitingRow {
  position: number;
  recordId: string;
  /** In an undo: what it brings back. */
  change: RecordedChange | null;
}

/**
 * Does a bulk action to the records whose turn has not come. Each record and its result are written in one transaction, so that an action
 * that was cut off goes on after the last one. Throws if the database becomes unavailable.
 */
export async function runBulkAction(action: Run['action'], caller: CallContext, signal?: AbortSignal): Promise<void> {
  const context = { ...caller, requestId: action.id, ifMatch: null };
  const run = { action, operation: findOperation(action.entityType, action.action, action.params), context };
  const rows = await context.db.run(selectWaitingRows, { id: action.id });
  if (action.dryRun) await tryAll(run, rows);
  else for (const row of rows) if (signal?.aborted || !(await runRow(run, row))) return;
  await context.db.run(finishBulkAction, { id: action.id, status: 'COMPLETED', problem: null });
}

/** Does it to one record. Returns whether the action still runs. */
async function runRow(run: Run, row: WaitingRow): Promise<boolean> {
  const { action, context } = run;
  const isWaiting = (db: Db) => db.first(lockWaitingRow, { id: action.id, position: row.position });
  try {
    await context.db.transaction(async (db) => {
      if (await isWaiting(db)) await storeRows(run, [await runOperation(run, row, db)], db);
    });
  } catch (error) {
    const refused = toRefused(row, error, run);
    await context.db.transaction((db) => storeRows(run, [refused], db));
  }
  return isRunning(run, context.db);
}

/** Does it to all records, one after the other, and takes everything back: each sees what was done to those before it. */
async function tryAll(run: Run, rows: readonly WaitingRow[]): Promise<void> {
  let results: RowResult[] = [];
  const rolledBack = new Error('the dry run was rolled back');
  try {
    await run.context.db.transaction(async (db) => {
      results = []; // the transaction may be repeated
      for (const row of rows) {
        if (!(await isRunning(run, db))) break;
        results.push(await db.savepoint((part) => runOperation(run, row, part)).catch((error: unknown) => toRefused(row, error, run)));
      }
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  await run.context.db.transaction((db) => storeRows(run, results, db));
}

async function runOperation({ action, operation, context }: Run, row: WaitingRow, db: Db): Promise<RowResult> {
  const inner = { ...context, db };
  const type = operation.changes ?? action.entityType;
  const done = { position: row.position, outcome: 'ALLOWED', errorCode: null, message: null } as const;
  if (row.change) {
    await operation.undo(await loadChange(type, row.change, inner), { ...inner, ifMatch: row.change.versionAfter });
    return { ...done, change: row.change };
  }
  const id = await operation.run(row.recordId, action.params, inner);
  return { ...done, change: action.dryRun ? null : await findChange(type, id, inner) };
}

async function findChange(type: string, id: string, { db }: CallContext): Promise<RecordedChange | null> {
  const versions = await db.first(selectVersionsAround, { entityType: type, id });
  return versions && versions.after !== null ? { id, versionBefore: versions.before, versionAfter: versions.after } : null;
}

/** The result of a record that was refused. Rethrows what is not its fault. */
function toRefused({ position, recordId, change }: WaitingRow, error: unknown, { action, context }: Run): RowResult {
  const failure = toFailure(error);
  if (failure.status === 503) throw error;
  if (failure.status >= 500) context.log.error({ err: error, bulkActionId: action.id, recordId }, 'a bulk action failed for a record');
  return { position, outcome: 'REFUSED', errorCode: failure.errorCode, message: failure.message, change };
}

async function storeRows({ action }: Run, results: readonly RowResult[], db: Db): Promise<void> {
  await db.run(storeResults, { id: action.id, results });
}

async function isRunning({ action }: Run, db: Db): Promise<boolean> {
  return (await db.first(selectBulkActionStatus, { id: action.id }))?.status === 'RUNNING';
}
