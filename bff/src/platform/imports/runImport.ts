import { toFailure } from '#src/db/postgresErrors.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Db } from '#src/kernel/db.ts';
import { Failure } from '#src/kernel/failure.ts';
import { describeRefusal } from './describeRefusal.ts';
import { importLine } from './importLine.ts';
import { insertLineResults, type LineResult } from './importLines.sql.ts';
import type { ImportPlan } from './importPlan.ts';
import type { ImportLine, ImportSource } from './importSource.ts';
import { finishImport, type ImportStatus, lockImport } from './imports.sql.ts';

/** The most lines that are written in one transaction. */
const MAX_ATOMIC_LINES = 5_000;
/** Results stored by one statement. */
const RESULTS_BATCH = 500;

/** What an import needs besides its plan and source. */
export interface ImportRun {
  plan: ImportPlan;
  source: ImportSource;
  /** With the rights of the person who imports. */
  context: CallContext;
}

/**
 * Imports the lines that are not done yet, and returns the status of the import. Each line and its result are written in one transaction, so
 * that an import that was cut off goes on after the last line whose result is stored. Throws if the database becomes unavailable.
 */
export async function runImport(run: ImportRun): Promise<ImportStatus> {
  const { importId, atomic, dryRun } = run.plan;
  const finish = async (status: ImportStatus, problem: string | null) => {
    await run.context.db.run(finishImport, { id: importId, status, problem });
    return status;
  };
  try {
    return await finish(atomic || dryRun ? await runInOneTransaction(run) : await runLineByLine(run), null);
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return finish('FAILED', error.message);
    throw error;
  }
}

async function runLineByLine({ plan, source, context }: ImportRun): Promise<ImportStatus> {
  let nextLine = await context.db.transaction((db) => lockNextLine(plan, undefined, db));
  for await (const line of source.lines()) {
    if (line.line < nextLine) continue;
    await context.db
      .transaction(async (db) => {
        await lockNextLine(plan, nextLine, db);
        await storeResults([await importAndDescribe(line, plan, { ...context, db })], plan, db);
      })
      .catch(async (error: unknown) => {
        const refused = toRefused(line, plan, error, context);
        await context.db.transaction(async (db) => {
          await lockNextLine(plan, nextLine, db);
          await storeResults([refused], plan, db);
        });
      });
    nextLine = line.line + 1;
  }
  return 'COMPLETED';
}

/** Imports all lines in one transaction, and rolls it back for a dry run or if a line was refused; the results are stored in any case. */
async function runInOneTransaction({ plan, source, context }: ImportRun): Promise<ImportStatus> {
  let results: LineResult[] = [];
  const rolledBack = new Error('the import was rolled back');
  try {
    await context.db.transaction(async (db) => {
      results = []; // the transaction may be repeated
      await lockNextLine(plan, undefined, db);
      for await (const line of source.lines()) {
        if (plan.atomic && results.length === MAX_ATOMIC_LINES) throw tooManyLines();
        const result = await db
          .savepoint((part) => importAndDescribe(line, plan, { ...context, db: part }))
          .catch((error: unknown) => toRefused(line, plan, error, context));
        results.push(result);
      }
      if (plan.dryRun || hasRefusal(results)) throw rolledBack;
      await storeResults(results, plan, db);
    });
    return 'COMPLETED';
  } catch (error) {
    if (error !== rolledBack) throw error;
    await context.db.transaction(async (db) => {
      await lockNextLine(plan, undefined, db);
      await storeResults(results.map(withoutNewRecord), plan, db);
    });
    return plan.atomic && hasRefusal(results) ? 'REJECTED' : 'COMPLETED';
  }
}

async function importAndDescribe(line: ImportLine, plan: ImportPlan, context: CallContext): Promise<LineResult> {
  return { ...describeLine(line, plan), ...(await importLine(line, plan, context)), errors: [] };
}

/** The result of a line that failed. Rethrows what is not the line's fault. */
function toRefused(line: ImportLine, plan: ImportPlan, error: unknown, { log }: CallContext): LineResult {
  const failure = toFailure(error);
  if (failure.status === 503 || error instanceof ImportTakenOver) throw error;
  if (failure.status >= 500) log.error({ err: error, importId: plan.importId, line: line.line }, 'a line could not be imported');
  const none = { recordId: null, versionBefore: null, versionAfter: null };
  return { ...describeLine(line, plan), ...none, outcome: 'refused', errors: describeRefusal(failure, line.fields) };
}

function describeLine({ line, fields }: ImportLine, { entityType }: ImportPlan) {
  const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : null);
  return { line, entityType: textOf(fields['entityType']) ?? entityType, externalId: textOf(fields['externalId']) };
}

/** Locks the import and returns the line that it waits for. Throws if that is not the expected one. */
async function lockNextLine({ importId }: ImportPlan, expected: number | undefined, db: Db): Promise<number> {
  const row = await db.first(lockImport, { id: importId });
  if (row?.status !== 'RUNNING' || (expected !== undefined && row.nextLine !== expected)) throw new ImportTakenOver();
  return row.nextLine;
}

async function storeResults(results: readonly LineResult[], { importId }: ImportPlan, db: Db): Promise<void> {
  for (let start = 0; start < results.length; start += RESULTS_BATCH)
    await db.run(insertLineResults, { importId, results: results.slice(start, start + RESULTS_BATCH) });
}

/** The result of a line whose record was rolled back. */
function withoutNewRecord(result: LineResult): LineResult {
  return { ...result, recordId: result.outcome === 'created' ? null : result.recordId, versionAfter: null };
}

function hasRefusal(results: readonly LineResult[]): boolean {
  return results.some(({ outcome }) => outcome === 'refused');
}

function tooManyLines(): Failure {
  return new Failure('validation.failed', {
    message: `At most ${MAX_ATOMIC_LINES.toLocaleString('en-US')} lines are imported as a whole. Divide the file, or leave atomic out.`,
  });
}

/** Another process runs the import, or has finished it. */
class ImportTakenOver extends Error {
  constructor() {
    super('Another process runs this import. Wait for it to finish.');
  }
}
