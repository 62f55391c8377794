import type { QueryConfig, QueryResult } from 'pg';
import { getSqlState } from './sqlState.ts';

/** A query, and what a transaction must know of it. */
export interface Query extends QueryConfig {
  /** Whether it neither writes nor locks, so that it means the same outside of a transaction; unset: not. */
  isPlainRead?: boolean;
}

/** What runs a query other than on a connection of its own to the primary: a transaction, or the replicas. */
export interface QueryRunner {
  run(query: Query): Promise<QueryResult>;
}

/** How a transaction reaches its connection. */
interface TransactionConnection {
  run(query: QueryConfig): Promise<QueryResult>;
  /** Sends queries in their order, if possible as one message. One promise for each message. */
  runPipelined(queries: readonly QueryConfig[]): Promise<{ command: string } | undefined>[];
}

/**
 * A transaction whose statements do not wait for each other's results. BEGIN is sent with the first statement that needs it. Deferred writes
 * are held until another statement follows, or COMMIT, and sent with it. A single one with nothing after it commits by itself: BEGIN and
 * COMMIT, each a message to PostgreSQL, are saved.
 */
export class PipelinedTransaction implements QueryRunner {
  readonly #connection: TransactionConnection;
  /** Settles with BEGIN. No write is sent before, because without BEGIN it would be committed. */
  #begun: Promise<void> | undefined;
  #held: Query[] = [];
  #isClosed = false;
  readonly #tracked: Promise<unknown>[] = [];
  readonly #hooks: (() => void | Promise<void>)[] = [];

  constructor(connection: TransactionConnection) {
    this.#connection = connection;
  }

  /** Runs a statement after those before it. */
  async run(query: Query): Promise<QueryResult> {
    this.#checkOpen();
    if (!query.isPlainRead || this.#held.length > 0) {
      const mustWait = this.#held.length > 0 || !isRead(query); // a read is harmless if BEGIN fails
      const begun = this.#begin();
      if (mustWait) await begun;
    }
    this.#checkOpen();
    if (this.#held.length > 0) this.#trackAll(this.#connection.runPipelined(this.#takeHeld()));
    return this.#connection.run(query);
  }

  /** Runs a write whose result is not needed; its failure fails the transaction. */
  defer(query: Query): void {
    this.#checkOpen();
    this.#held.push(query);
  }

  afterCommit(hook: () => void | Promise<void>): void {
    this.#hooks.push(hook);
  }

  /** Runs work whose failure undoes its statements and hooks only. */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    await this.run({ text: 'SAVEPOINT part' });
    const [statements, hooks] = [this.#tracked.length, this.#hooks.length];
    try {
      const result = await work();
      await this.run({ text: 'RELEASE SAVEPOINT part' }); // fails if a deferred write before it did
      return result;
    } catch (error) {
      this.#takeHeld();
      this.#hooks.length = hooks;
      const failure = await findFailure(this.#tracked.splice(statements));
      await this.run({ text: 'ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part' }).catch(() => undefined); // the first error is the cause
      throw findCause(error, failure);
    }
  }

  /** Sends COMMIT with the deferred writes. If a statement failed, PostgreSQL rolls back and reports ROLLBACK instead. */
  async commit(): Promise<void> {
    this.close();
    const held = this.#takeHeld();
    if (!this.#begun && held.length < 2) {
      await Promise.all(this.#connection.runPipelined(held));
      return;
    }
    await this.#begin();
    const sent = this.#connection.runPipelined([...held, { name: 'commit', text: 'COMMIT' }]);
    this.#trackAll(sent);
    const failure = await this.settleDeferred();
    if (failure) throw failure.reason;
    const last = await sent.at(-1);
    if (last?.command !== 'COMMIT') throw new Error('the transaction was rolled back: a statement in it had failed');
  }

  async rollBack(): Promise<void> {
    this.close();
    if (this.#begun) await this.#connection.run({ text: 'ROLLBACK' });
  }

  /** Rejects further statements: one sent late, after another's failure, would run after the transaction and be committed. */
  close(): void {
    this.#isClosed = true;
  }

  /** The first failure among the deferred statements, once all have settled. */
  settleDeferred(): Promise<{ reason: unknown } | undefined> {
    return findFailure(this.#tracked);
  }

  async runHooks(): Promise<void> {
    for (const hook of this.#hooks) await hook();
  }

  /** Sends BEGIN once. */
  #begin(): Promise<void> {
    if (this.#begun) return this.#begun;
    this.#begun = this.#connection.run({ text: 'BEGIN' }).then(() => undefined);
    this.#trackAll([this.#begun]);
    return this.#begun;
  }

  #takeHeld(): readonly Query[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }

  #trackAll(statements: readonly Promise<unknown>[]): void {
    for (const statement of statements) statement.catch(() => undefined); // reported by settleDeferred
    this.#tracked.push(...statements);
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new Error('the transaction has ended');
  }
}

/** The error of every statement after a failed one. */
const IN_FAILED_TRANSACTION = '25P02';

/** The error to report: that of a deferred statement, if the other only says that an earlier statement failed. */
export function findCause(error: unknown, deferred: { reason: unknown } | undefined): unknown {
  return deferred && getSqlState(error) === IN_FAILED_TRANSACTION ? deferred.reason : error;
}

async function findFailure(statements: readonly Promise<unknown>[]): Promise<{ reason: unknown } | undefined> {
  const results = await Promise.allSettled(statements);
  return results.find((result) => result.status === 'rejected');
}

function isRead({ text }: QueryConfig): boolean {
  return /^\s*SELECT\b/.test(text);
}
