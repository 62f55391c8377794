import { type Sequelize, Transaction } from 'sequelize';

/**
 * A transaction whose statements need not wait for each other's answers. Sequelize's own queries run in it too: they look for `connection`
 * and refuse to when it is `finished`.
 */
export class PipedTransaction extends Transaction {
  connection: object | undefined;
  finished: 'commit' | 'rollback' | undefined;
  /** The answer to BEGIN; until it is there, nothing is written: alone, it would stay. */
  readonly begun: Promise<unknown>;
  isBegun = false;
  readonly #owed: Promise<unknown>[] = [];
  readonly #hooks: ((transaction: this) => void | Promise<void>)[] = [];

  constructor(sequelize: Sequelize, connection: object, begun: Promise<unknown>) {
    super(sequelize, {});
    this.connection = connection;
    this.begun = begun.then(() => {
      this.isBegun = true;
    });
    this.owe(this.begun);
  }

  /** Takes a statement whose answer nobody has waited for. */
  owe(statement: Promise<unknown>): void {
    statement.catch(() => undefined); // told by `firstFailure`
    this.#owed.push(statement);
  }

  /** What went wrong first among the statements nobody waited for, once all have been answered. */
  async firstFailure(): Promise<{ reason: unknown } | undefined> {
    const answers = await Promise.allSettled(this.#owed);
    return answers.find((answer) => answer.status === 'rejected');
  }

  override afterCommit(hook: (transaction: this) => void | Promise<void>): void {
    this.#hooks.push(hook);
  }

  /** Nothing more runs in it: what comes late, after somebody else's failure, would run behind its end and stay. */
  close(how: 'commit' | 'rollback'): void {
    this.finished = how;
    this.connection = undefined;
  }

  /** Does what waited for the commit. */
  async runHooks(): Promise<void> {
    for (const hook of this.#hooks) await hook(this);
  }
}
