import type { JobData } from '#src/kernel/job.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { retentionJob } from '#src/domains/privacy/privacy.jobs.ts';
import { announceErasures } from './announceErasures.ts';
import { countUnannounced, dueStatements } from './dueRecords.sql.ts';
import { erasers } from './eraseDueRecords.ts';
import { loadPolicies, type RetentionPolicy } from './loadPolicies.ts';
import { RetentionRunModel } from './retentionRun.model.ts';
import { addErased, finishRun, insertRun, noteDue } from './retentionRun.sql.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Makes anonymous what is due by each policy, in portions with a transaction for each, and counts in the same transaction, so that a run
 * that was cut off goes on where it was. A dry run only counts.
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
      if (!run.dryRun) await applyPolicy(policy, id, (work) => runAsSystem(services, jobId, work), signal);
    }
    await db.run(finishRun, { id });
  };
}

type Transaction = <T>(work: (context: CallContext) => Promise<T>) => Promise<T>;

async function applyPolicy({ key, days }: RetentionPolicy, runId: string, inTransaction: Transaction, signal: AbortSignal): Promise<void> {
  if (key === 'TRAVELERS') await announceErasures(days, inTransaction);
  const { portion, erase } = erasers[key];
  const { select } = dueStatements[key];
  for (let after: string | undefined = FIRST; after !== undefined;) {
    signal.throwIfAborted();
    const last: string = after;
    after = await inTransaction(async (context) => {
      const ids = (await context.db.run(select, { days, after: last, limit: portion })).map((row) => row.id);
      if (ids.length === 0) return undefined;
      await erase(ids, context);
      await context.db.run(addErased, { id: runId, key, count: ids.length });
      return ids.at(-1);
    });
  }
}
