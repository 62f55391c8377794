import { toFailure } from '#src/db/postgresErrors.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { sendOpsAlert } from '#src/platform/mail/sendOpsAlert.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { retentionJob } from '#src/domains/privacy/privacy.jobs.ts';
import { announceErasures } from './announceErasures.ts';
import { countUnannounced, dueStatements } from './dueRecords.sql.ts';
import { erasers } from './eraseDueRecords.ts';
import { loadPolicies, type RetentionPolicy } from './loadPolicies.ts';
import { RetentionRunModel } from './retentionRun.model.ts';
import { addErased, addFailed, finishRun, insertRun, noteDue } from './retentionRun.sql.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Makes anonymous what is due by each policy, in portions with a transaction for each, and counts in the same transaction, so that a run
 * that was cut off goes on where it was. A record that cannot be erased is left out and named. A dry run only counts.
 */
export function runRetention(services: Services) {
  return async ({ runId }: JobData<typeof retentionJob>, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const { db } = services;
    const id = runId ?? jobId;
    if (runId === undefined) await db.run(insertRun, { id, dryRun: false, userId: null });
    const run = await db.byId(RetentionRunModel, id);
    if (!run || run.status === 'DONE') return;
    for (const policy of await loadPolicies(db)) {
      const { key, days } = policy;
      const counts = (await db.first(dueStatements[key].count, { days })) ?? { due: 0, held: 0 };
      const announced = key === 'TRAVELERS' ? ((await db.first(countUnannounced, { days }))?.count ?? 0) : 0;
      await db.run(noteDue, { id, key, counts: { ...counts, announced } });
      if (!run.dryRun)
        await applyPolicy(policy, { id, inTransaction: (work) => runAsSystem(services, jobId, work), signal, log: services.log });
    }
    await runAsSystem(services, jobId, (context) => finish(id, context));
  };
}

/** Ends a run, with an alert if records were left out: they are kept for longer than we promise until somebody looks at them. */
async function finish(id: string, context: CallContext): Promise<void> {
  await context.db.run(finishRun, { id });
  const run = await context.db.byId(RetentionRunModel, id);
  const policies = Object.entries(run?.results ?? {}).filter(([, { failed = [] }]) => failed.length > 0);
  if (policies.length === 0) return;
  const title = 'Some data could not be erased in time';
  const left = policies.map(([key, { failed = [] }]) => `${key} (${failed.length})`).join(', ');
  const detail = `The retention run left records out: ${left}. GET /v3/retention_runs/${id} names each with its reason; the next run tries them again.`;
  await sendOpsAlert('left out by retention', { title, detail, related: { type: 'retentionRun', id } }, context, 24);
}

type Transaction = <T>(work: (context: CallContext) => Promise<T>) => Promise<T>;

interface Run {
  id: string;
  inTransaction: Transaction;
  signal: AbortSignal;
  log: Services['log'];
}

/** Once a portion has failed, the records are erased one by one, so that only those that cannot be are left out. */
async function applyPolicy({ key, days }: RetentionPolicy, run: Run): Promise<void> {
  const { inTransaction, signal } = run;
  if (key === 'TRAVELERS') await announceErasures(days, inTransaction);
  const { select } = dueStatements[key];
  let limit = erasers[key].portion;
  for (let after = FIRST; ;) {
    signal.throwIfAborted();
    try {
      const last = await erasePortion({ key, days, after, limit }, run);
      if (last === undefined) return;
      after = last;
    } catch (error) {
      if (isTemporary(error)) throw error;
      if (limit > 1) {
        limit = 1;
        continue;
      }
      const [failed] = await inTransaction(({ db }) => db.run(select, { days, after, limit: 1 }));
      if (!failed) return;
      await noteFailure(failed.id, key, error, run);
      after = failed.id;
    }
  }
}

interface Portion {
  key: RetentionPolicy['key'];
  days: number;
  /** Id of the last record before it. */
  after: string;
  limit: number;
}

/** Resolves to the id of the last record of the portion; undefined when nothing was left. */
function erasePortion({ key, days, after, limit }: Portion, { id, inTransaction }: Run): Promise<string | undefined> {
  return inTransaction(async (context) => {
    const ids = (await context.db.run(dueStatements[key].select, { days, after, limit })).map((row) => row.id);
    if (ids.length === 0) return undefined;
    await erasers[key].erase(ids, context);
    await context.db.run(addErased, { id, key, count: ids.length });
    return ids.at(-1);
  });
}

/** Whether it concerns the database, not the record: the job is tried again. */
function isTemporary(error: unknown): boolean {
  return toFailure(error).status === 503;
}

async function noteFailure(recordId: string, key: string, error: unknown, { id, inTransaction, log }: Run): Promise<void> {
  log.error({ err: error, policy: key, id: recordId }, 'a record could not be made anonymous');
  const failure = { id: recordId, reason: toFailure(error).message };
  await inTransaction(({ db }) => db.run(addFailed, { id, key, failure }));
}
