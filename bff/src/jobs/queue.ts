import type { QueryResult } from 'pg';
import { PgBoss, type Db, type Job, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { Sequelize, Transaction } from 'sequelize';
import type { z } from 'zod';
import { idOf } from '#src/database/idOf.ts';
import { newId } from '#src/database/newId.ts';
import { queryOnPool, writeOnPool } from '#src/database/pool.ts';
import { jobs, type JobData, type JobKind, type JobName } from './jobs.ts';

/** Background work on PostgreSQL. A job put in within a transaction exists when that commits: the queue is the outbox. */
export interface Queue {
  /** Puts a job in, in the caller's transaction; its id, also when there was one of that singletonKey. Throws on wrong data. */
  enqueue<N extends JobName>(name: N, data: JobData<N>, options: EnqueueOptions): Promise<string>;
  /** Has a job that gave up tried once more, in the caller's transaction. */
  retry(name: string, id: string, transaction: Transaction | null): Promise<void>;
  /** Runs jobs in this process, at least once each, and puts those in that have their times; a rejection means try again later. */
  work(handlers: Partial<JobHandlers>): Promise<void>;
  /** Makes its tables when they are missing and starts to look after them. */
  start(): Promise<void>;
  /** Ends running handlers, after a grace for them to finish, and takes no more. */
  stop(graceMs?: number): Promise<void>;
}

/** What does each kind of job; `signal` tells that the process ends. */
export type JobHandlers = { [N in JobName]: JobHandler<N> };
type JobHandler<N extends JobName> = (data: JobData<N>, job: { id: string; signal: AbortSignal }) => Promise<void>;

/** The transaction a job belongs to, or null for none; not before `startAfter`; a second job of the same `singletonKey` within 7 days is none. */
export type EnqueueOptions = { transaction: Transaction | null; startAfter?: Date; singletonKey?: string };

/** So many jobs are taken out at once; each succeeds or fails by itself. */
const BATCH = 20;

/**
 * A queue on Sequelize's own connections. Nothing happens before `start`. Work that this process puts in is taken up at its commit; that
 * of other nodes, what is tried again and what waits for its time, at the next look, every `pollSeconds`.
 */
export function createQueue(sequelize: Sequelize, log: Logger, pollSeconds = 2): Queue {
  const boss = new PgBoss({ db: databaseOf(sequelize, null), monitorVacuum: false });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the queue could not reach the database'));
  const workers = new Map<JobName, string>();

  async function workOn<N extends JobName>(name: N, handlers: Partial<JobHandlers>): Promise<void> {
    const handler = handlers[name];
    if (!handler) return;
    const { cron, atOnce }: JobKind = jobs[name];
    const runOne = async ({ id, data, signal }: Job<unknown>): Promise<JobResult> => {
      try {
        await handler(schemas[name].data.parse(data), { id, signal });
        return { id, status: 'completed' };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ job: name, id, reason }, 'a job failed and is tried again');
        return { id, status: 'failed', output: { message: reason } };
      }
    };
    const options = { pollingIntervalSeconds: pollSeconds, batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const;
    const worker = await boss.work<unknown, unknown, typeof options>(name, options, async (batch) => {
      if (atOnce) return Promise.all(batch.map(runOne));
      const results: JobResult[] = [];
      for (const job of batch) results.push(await runOne(job));
      return results;
    });
    workers.set(name, worker);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
  function wake(name: JobName): void {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  }

  return {
    async enqueue(name, data, { transaction, startAfter, singletonKey }) {
      const checked = schemas[name].data.parse(data);
      const id = singletonKey === undefined ? newId() : idOf(`${name} ${singletonKey}`); // the primary key keeps the second one out
      await boss.send(name, checked, { db: outboxOf(sequelize, transaction), id, ...(startAfter && { startAfter }) });
      if (transaction) transaction.afterCommit(() => wake(name));
      else wake(name);
      return id;
    },
    async retry(name, id, transaction) {
      await boss.retry(name, id, { db: databaseOf(sequelize, transaction) });
    },
    async work(handlers) {
      await Promise.all(jobNames().map((name) => workOn(name, handlers)));
    },
    async start() {
      await boss.start();
      await Promise.all(jobNames().map((name) => ensureQueue(boss, name)));
    },
    async stop(graceMs = 5_000) {
      await boss.stop({ graceful: true, timeout: graceMs });
    },
  };
}

/** The table of jobs, seen so that a name picks its own schema. */
const schemas: { [N in JobName]: { data: z.ZodType<JobData<N>> } } = jobs;

function jobNames(): JobName[] {
  return Object.keys(jobs).filter((name): name is JobName => name in jobs);
}

/** Makes the queue of a kind, or brings its settings up to date; a job whose process died is tried again after half a minute. */
async function ensureQueue(boss: PgBoss, name: JobName): Promise<void> {
  const options = { retryLimit: jobs[name].retryLimit, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 30 };
  await boss.createQueue(name, { ...options, retryDelayMax: 3_600 });
  await boss.updateQueue(name, options);
}

/** pg-boss over a connection of ours. */
function databaseOf(sequelize: Sequelize, transaction: Transaction | null): Db {
  return {
    async executeSql(text, values) {
      const result: QueryResult | QueryResult[] = await queryOnPool(sequelize, { text, ...(values && { values }) }, transaction);
      return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows) } : result; // pg answers several statements with a list
    },
  };
}

/**
 * Where jobs are put in. The insert is prepared: planned anew it costs more than the rest of a small transaction. Its id is known, so
 * nobody waits for it.
 */
function outboxOf(sequelize: Sequelize, transaction: Transaction | null): Db {
  return {
    async executeSql(text, values = []) {
      const name = inserts.get(text) ?? `job ${inserts.size}`;
      inserts.set(text, name);
      await writeOnPool(sequelize, { name, text, values }, transaction);
      return { rows: [] };
    },
  };
}

/** Names of pg-boss's inserts, one for each kind of job. */
const inserts = new Map<string, string>();
