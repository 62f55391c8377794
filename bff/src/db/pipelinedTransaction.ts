import type { QueryConfig, QueryResult } from 'pg';

/** A query, and what a transaction must know of it. */
export interface Query extends QueryConfig {
  /** Whether it neither writes nor locks, so that it means the same outside of a transaction; unset: not. */
  isPlainRead?: boolean;
}

/**
 * A transaction whose statements do not wait for each other's results. BEGIN is sent with the first statement that needs it. A deferred write
 * is held until another statement follows: if none does, it commits by itself, and BEGIN and COMMIT, each a message to PostgreSQL, are saved.
 */
export class PipelinedTransaction {
  readonly #send: (query: QueryConfig) => Promise<QueryResult>;
  /** Settles with BEGIN. No write is sent before, because without BEGIN it would be committed. */
  #begun: Promise<void> | undefined;
  #held: Query | undefined;
  #isClosed = false;
  readonly #deferred: Promise<unknown>[] = [];
  readonly #hooks: (() => void | Promise<void>)[] = [];

  constructor(send: (query: QueryConfig) => Promise<QueryResult>) {
    this.#send = send;
  }

  /** Runs a statement after those before it. */
  async run(query: Query): Promise<QueryResult> {
    if (!query.isPlainRead || this.#held) {
      const mustWait = this.#held !== undefined || !isRead(query); // a read is harmless if BEGIN fails
      const begun = this.#begin();
      if (mustWait) await begun;
    }
    return this.#sendWhileOpen(query);
  }

  /** Runs a write whose result is not needed; its failure fails the transaction at COMMIT. */
  async defer(query: Query): Promise<void> {
    if (!this.#begun && !this.#held) {
      this.#checkOpen();
      this.#held = query;
      return;
    }
    await this.#begin();
    this.#track(this.#sendWhileOpen(query));
  }

  afterCommit(hook: () => void | Promise<void>): void {
    this.#hooks.push(hook);
  }

  /** Pipelines COMMIT with the deferred writes. If one of them failed, PostgreSQL rolls back and reports ROLLBACK instead. */
  async commit(): Promise<void> {
    this.close();
    if (!this.#begun) {
      if (this.#held) await this.#send(this.#held);
      return;
    }
    await this.#begun;
    const { command } = await this.#send({ text: 'COMMIT' });
    const failure = await this.settleDeferred();
    if (failure) throw failure.reason;
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a statement in it had failed');
  }

  async rollBack(): Promise<void> {
    this.close();
    if (this.#begun) await this.#send({ text: 'ROLLBACK' });
  }

  /** Rejects further statements: one sent late, after another's failure, would run after the transaction and be committed. */
  close(): void {
    this.#isClosed = true;
  }

  /** The first failure among the deferred statements, once all have settled. */
  async settleDeferred(): Promise<{ reason: unknown } | undefined> {
    const results = await Promise.allSettled(this.#deferred);
    return results.find((result) => result.status === 'rejected');
  }

  async runHooks(): Promise<void> {
    for (const hook of this.#hooks) await hook();
  }

  /** Sends BEGIN once, and then the write that was held. */
  #begin(): Promise<void> {
    if (this.#begun) return this.#begun;
    this.#checkOpen();
    const held = this.#held;
    this.#held = undefined;
    this.#begun = this.#send({ text: 'BEGIN' }).then(() => {
      if (held) this.#track(this.#sendWhileOpen(held));
    });
    this.#track(this.#begun);
    return this.#begun;
  }

  async #sendWhileOpen(query: Query): Promise<QueryResult> {
    this.#checkOpen();
    return this.#send(query);
  }

  #track(statement: Promise<unknown>): void {
    statement.catch(() => undefined); // reported by settleDeferred
    this.#deferred.push(statement);
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new Error('the transaction has ended');
  }
}

function isRead({ text }: QueryConfig): boolean {
  return /^\s*SELECT\b/.test(text);
}
