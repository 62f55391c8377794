import { createHash } from 'node:crypto';
import type { QueryConfig, QueryResult } from 'pg';
import { PgBoss, type Db, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { Sequelize, Transaction } from 'sequelize';
import type { z } from 'zod';
import { queryOnPool } from '#src/database/pool.ts';
import { jobs, type JobData, type JobName } from './jobs.ts';

/** Background work on PostgreSQL. A job put in within a transaction exists when that commits: the queue is the outbox. */
export interface Queue {
  /** Puts a job in, in the caller's transaction; its id, or null when there is one of that singletonKey. Throws on wrong data. */
  enqueue<N extends JobName>(name: N, data: JobData<N>, options: EnqueueOptions): Promise<string | null>;
  /** Has a job that gave up tried once more, in the caller's transaction. */
  retry(name: string, id: string, transaction: Transaction | null): Promise<void>;
  /** Runs the handler for each job of a kind, in this process, at least once each; a rejection means try again later. */
  work<N extends JobName>(name: N, handler: (data: JobData<N>, job: { id: string; signal: AbortSignal }) => Promise<void>): Promise<void>;
  /** Puts a job without data in whenever the cron line (UTC) says so, once over all nodes. */
  schedule<N extends JobName>(name: N, cron: string): Promise<void>;
  /** Makes its tables when they are missing and starts to look after them. */
  start(): Promise<void>;
  /** Ends running handlers, after a grace for them to finish, and takes no more. */
  stop(graceMs?: number): Promise<void>;
}

/** The transaction a job belongs to, or null for none; not before `startAfter`; a second job of the same `singletonKey` within 7 days is none. */
export type EnqueueOptions = { transaction: Transaction | null; startAfter?: Date; singletonKey?: string };

/** So many jobs are taken out at once; each succeeds or fails by itself. */
const BATCH = 20;

/** A queue on Sequelize's own connections. Nothing happens before `start`. */
export function createQueue(sequelize: Sequelize, log: Logger, pollSeconds = 1): Queue {
  const boss = new PgBoss({ db: databaseOf(sequelize, null), monitorVacuum: false });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the queue could not reach the database'));

  return {
    async enqueue(name, data, { transaction, startAfter, singletonKey }) {
      const checked = schemas[name].data.parse(data);
      return boss.send(name, checked, {
        db: databaseOf(sequelize, transaction),
        ...(startAfter && { startAfter }),
        ...(singletonKey && { id: idOf(`${name} ${singletonKey}`) }), // the primary key keeps the second one out
      });
    },
    async retry(name, id, transaction) {
      await boss.retry(name, id, { db: databaseOf(sequelize, transaction) });
    },
    async work(name, handler) {
      const options = { pollingIntervalSeconds: pollSeconds, batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work<unknown, unknown, typeof options>(name, options, async (batch) => {
        const results: JobResult[] = [];
        for (const { id, data, signal } of batch) {
          try {
            await handler(schemas[name].data.parse(data), { id, signal });
            results.push({ id, status: 'completed' });
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            log.warn({ job: name, id, reason }, 'a job failed and is tried again');
            results.push({ id, status: 'failed', output: { message: reason } });
          }
        }
        return results;
      });
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, {}, { tz: 'UTC' });
    },
    async start() {
      await boss.start();
      for (const name of jobNames()) await ensureQueue(boss, name);
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

/** pg-boss over a connection of ours. Its insert is prepared: planned anew it costs more than the rest of a small transaction. */
function databaseOf(sequelize: Sequelize, transaction: Transaction | null): Db {
  return {
    async executeSql(text, values) {
      const query: QueryConfig = transaction
        ? { name: `job ${fingerprint(text)}`, text, values: values ?? [] }
        : { text, ...(values && { values }) };
      const result: QueryResult | QueryResult[] = await queryOnPool(sequelize, query, transaction);
      return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows) } : result; // pg answers several statements with a list
    },
  };
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** A UUID that is always the same for the same text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
