import type { z } from 'zod';
import type { Db } from './db.ts';

/** A type of background job. Jobs run at least once, so handlers must be idempotent. */
export interface JobDefinition<Data extends object = object> {
  /** Name of the queue. */
  readonly name: string;
  /** Parsed when a job is enqueued and again when it runs. */
  readonly data: z.ZodType<Data>;
  /** Retries after a failure, with exponential backoff, before the job is dead. */
  readonly retryLimit: number;
  /** Runs the jobs of a batch concurrently, so that their look-ups are batched too; default: one after the other. */
  readonly concurrent?: true;
  /**
   * Runs so many jobs at once on a node, each completing by itself, and so many of a group at most, so that a slow group does not delay the
   * others; default: in batches that wait for their last job.
   */
  readonly parallel?: { readonly jobs: number; readonly ofGroup: number };
  /** Schedule as a cron expression in UTC; enqueued once across all nodes. */
  readonly cron?: string;
  /** What it does, in a sentence. */
  readonly summary: string;
}

/** Declares a type of background job; `src/jobs.ts` assigns its handler. */
export function defineJob<Data extends object>(definition: JobDefinition<Data>): JobDefinition<Data> {
  return definition;
}

/** The data of a type of job. */
export type JobData<Job> = Job extends JobDefinition<infer Data> ? Data : never;

/** Handles one job; `signal` aborts when the process stops. A rejection causes a retry. */
export type JobHandler<Data extends object> = (data: Data, job: { id: string; signal: AbortSignal }) => Promise<void>;

export interface EnqueueOptions {
  /** The job is enqueued when this transaction commits. */
  db: Db;
  startAfter?: Date;
  /** Further jobs with the same key within 7 days are dropped. */
  singletonKey?: string;
  /** What the job is for, of a type that limits how many of a group run at once. */
  group?: string;
}

/** The queue as callers see it. */
export interface JobQueue {
  /** All types of background jobs. */
  readonly definitions: readonly JobDefinition[];
  /** Returns the job's id, also when the singleton key dropped it. Throws when the data does not match the schema. */
  enqueue<Data extends object>(job: JobDefinition<Data>, data: Data, options: EnqueueOptions): Promise<string>;
  /** Retries a dead job. */
  retry(name: string, id: string, db: Db): Promise<void>;
}
