import type { QueryResult } from 'pg';
import { getConstructionPlans, PgBoss, type Db as BossDb, type Job, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { executeLibrarySql } from '#src/db/database.ts';
import type { Db } from '#src/kernel/db.ts';
import { uuidFromText } from '#src/kernel/uuidFromText.ts';
import type { JobDefinition, JobHandler, JobQueue } from '#src/kernel/job.ts';
import { newId } from '#src/kernel/newId.ts';
import { inSpan, isTracing, traceHeaders, type TraceHeaders } from '#src/kernel/tracing.ts';

/** A job queue in PostgreSQL. A job enqueued in a transaction exists once it commits: a transactional outbox. */
export interface Queue extends JobQueue {
  /** Processes jobs in this process, each at least once, and schedules those with a cron expression. */
  work(workers: readonly JobWorker[]): Promise<void>;
  /** Looks for jobs of this type now instead of at the next poll. */
  fetchNow(name: string): void;
  /** Creates missing tables and starts their maintenance. */
  start(): Promise<void>;
  /** Fetches no more jobs and waits for running ones, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** A type of job with its handler. */
export interface JobWorker {
  readonly job: JobDefinition;
  /** Parses the data by the job's schema and handles it. */
  run(data: unknown, job: { id: string; signal: AbortSignal }): Promise<void>;
}

/** The part of a job's data with which it continues the trace that enqueued it. */
interface TracedData {
  trace?: TraceHeaders;
}

/** Assigns a handler to a type of job. */
export function createJobWorker<Data extends object>(job: JobDefinition<Data>, handle: JobHandler<Data>): JobWorker {
  return { job, run: (data, one) => handle(job.data.parse(data), one) };
}

/** Jobs fetched at once; each succeeds or fails on its own. */
const BATCH_SIZE = 20;
/** Of jobs that run in parallel; more than one, because only a full batch of several is followed by the next at once. */
const PARALLEL_BATCH_SIZE = 2;

/**
 * Creates a queue on the connections of `db`; has no effect before `start`. Jobs enqueued by this process start at their commit; those of
 * other nodes, retries and scheduled ones at the next poll.
 */
export function createQueue(db: Db, definitions: readonly JobDefinition[], log: Logger, pollSeconds = 2): Queue {
  const boss = new PgBoss({ db: createBossDb(db), monitorVacuum: false });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the queue could not reach the database'));
  const workerIds = new Map<string, string>();

  async function workOn({ job: { name, cron, concurrent, parallel }, run }: JobWorker): Promise<void> {
    const runOne = async ({ id, data: { trace: parent = {}, ...data }, signal }: Job<TracedData>): Promise<JobResult> => {
      try {
        await inSpan(`job ${name}`, { kind: 'consumer', parent }, () => run(data, { id, signal }));
        return { id, status: 'completed' };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ job: name, id, reason }, 'a job failed and will be retried');
        return { id, status: 'failed', output: { message: reason } };
      }
    };
    const options = {
      pollingIntervalSeconds: pollSeconds,
      batchSize: parallel ? PARALLEL_BATCH_SIZE : BATCH_SIZE,
      burstWhenBatchFull: true,
      perJobResults: true,
      localConcurrency: parallel ? parallel.jobs / PARALLEL_BATCH_SIZE : 1,
      ...(parallel && { localGroupConcurrency: parallel.ofGroup }),
    } as const;
    const worker = await boss.work<TracedData, unknown, typeof options>(name, options, async (batch) => {
      if (concurrent || parallel) return Promise.all(batch.map(runOne));
      const results: JobResult[] = [];
      for (const job of batch) results.push(await runOne(job));
      return results;
    });
    workerIds.set(name, worker);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }

  function fetchNow(name: string): void {
    const worker = workerIds.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  }

  return {
    definitions,
    async enqueue({ name, data: schema }, data, { db: caller, startAfter, singletonKey, group }) {
      const id = singletonKey === undefined ? newId() : uuidFromText(`${name} ${singletonKey}`); // the primary key drops a duplicate
      const traced = isTracing() ? { ...schema.parse(data), trace: traceHeaders() } : schema.parse(data);
      const options = { ...(startAfter && { startAfter }), ...(group !== undefined && { group: { id: group } }) };
      await boss.send(name, traced, { db: createOutbox(caller), id, ...options });
      const isDue = startAfter === undefined || startAfter <= new Date();
      if (isDue) await caller.afterCommit(() => fetchNow(name)); // before then it would fetch nothing
      return id;
    },
    async retry(name, id, caller) {
      await boss.retry(name, id, { db: createBossDb(caller) });
    },
    async work(workers) {
      await Promise.all(workers.map(workOn));
    },
    fetchNow,
    async start() {
      await boss.start();
      await Promise.all(definitions.map((job) => ensureQueue(boss, job)));
    },
    async stop(graceMs = 5_000) {
      await boss.stop({ graceful: true, timeout: graceMs });
    },
  };
}

/** The SQL of the queue's tables, which its first start creates. */
export function buildJobSchemaSql(): string {
  return getConstructionPlans();
}

/** Creates the queue of a job type, or updates its options. A job whose process died is retried after half a minute. */
async function ensureQueue(boss: PgBoss, { name, retryLimit }: JobDefinition): Promise<void> {
  const options = { retryLimit, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 30 };
  await boss.createQueue(name, { ...options, retryDelayMax: 3_600 });
  await boss.updateQueue(name, options);
}

/** pg-boss's database interface on a `Db`. */
function createBossDb(db: Db): BossDb {
  return {
    async executeSql(text, values) {
      const result: QueryResult | QueryResult[] = await executeLibrarySql(db, { text, ...(values && { values }) });
      return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows) } : result; // pg returns a list for several statements
    },
  };
}

/**
 * pg-boss's database interface for inserting jobs. The insert is prepared, because planning it costs more than the rest of a small
 * transaction, and deferred, because its id is already known.
 */
function createOutbox(db: Db): BossDb {
  return {
    async executeSql(text, values = []) {
      const name = insertStatementNames.get(text) ?? `job.insert.${insertStatementNames.size}`;
      insertStatementNames.set(text, name);
      await executeLibrarySql(db, { name, text, values }, { defer: true });
      return { rows: [] };
    },
  };
}

/** Statement names of pg-boss's inserts, one per job type. */
const insertStatementNames = new Map<string, string>();
