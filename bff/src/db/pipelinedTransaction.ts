import type { Client } from 'pg';

/** A transaction whose statements do not wait for each other's results. */
export class PipelinedTransaction {
  /** Settles with BEGIN. No write is sent before, because without BEGIN it would be committed. */
  readonly begun: Promise<unknown>;
  isBegun = false;
  #client: Client | undefined;
  readonly #deferred: Promise<unknown>[] = [];
  readonly #hooks: (() => void | Promise<void>)[] = [];

  constructor(client: Client, begun: Promise<unknown>) {
    this.#client = client;
    this.begun = begun.then(() => {
      this.isBegun = true;
    });
    this.defer(this.begun);
  }

  /** The connection of the transaction; throws once it has ended. */
  get client(): Client {
    if (!this.#client) throw new Error('the transaction has ended');
    return this.#client;
  }

  /** Registers a statement that is not awaited; `settleDeferred` reports its failure. */
  defer(statement: Promise<unknown>): void {
    statement.catch(() => undefined);
    this.#deferred.push(statement);
  }

  /** The first failure among the deferred statements, once all have settled. */
  async settleDeferred(): Promise<{ reason: unknown } | undefined> {
    const results = await Promise.allSettled(this.#deferred);
    return results.find((result) => result.status === 'rejected');
  }

  afterCommit(hook: () => void | Promise<void>): void {
    this.#hooks.push(hook);
  }

  /** Rejects further statements: one sent late, after another's failure, would run after the transaction and be committed. */
  close(): void {
    this.#client = undefined;
  }

  async runHooks(): Promise<void> {
    for (const hook of this.#hooks) await hook();
  }
}
