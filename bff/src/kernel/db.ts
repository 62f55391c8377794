import type { WhereOptions } from 'sequelize';
import type { z } from 'zod';
import type { ModelDefinition } from './model.ts';

/** Columns or parameters by name. */
export type Shape = Readonly<Record<string, z.ZodType>>;
/** The values a shape describes. */
export type ValuesOf<S extends Shape> = { -readonly [Name in keyof S]: z.output<S[Name]> };

/** SQL of our own: registered under a unique name, prepared once per connection, checked against the migrated schema by a test. */
export interface Statement<Params extends object, Row extends object> {
  readonly name: string;
  /** With `$1`, `$2`, … in the order of `params`. */
  readonly text: string;
  readonly params: Shape;
  /** Columns of a row; null when it returns none. */
  readonly row: z.ZodObject | null;
  /** Whether it may run on a replica, which can lag behind, outside of transactions. */
  readonly replica: boolean;
  /** Whether it neither writes nor locks. */
  readonly isPlainRead: boolean;
  /** Carry the types; never set. */
  readonly types?: { params: Params; row: Row };
}

/** A look-up of one row by a key, batched with the look-ups of other requests (see `Db.load`). */
export interface BatchStatement<Row extends object> {
  readonly name: string;
  /** The statement for a list of so many keys. */
  forKeys(count: number): Statement<Record<string, string>, Row>;
  /** The column that holds the key. */
  readonly key: keyof Row & string;
  readonly types?: Row;
}

/** Which rows and attributes `find` reads. */
export interface Selection<Row extends object> {
  where?: WhereOptions;
  /** Attributes to read; default: all, with the model's computed columns. */
  only?: readonly (keyof Row & string)[];
  order?: readonly (readonly [attribute: string, direction: 'ASC' | 'DESC'])[];
  limit?: number;
  offset?: number;
  /** Locks the rows until the transaction ends. */
  lock?: 'update';
  /** Allows a replica, which can lag behind, outside of transactions. */
  replica?: boolean;
}

/** All access to the database. Inside a transaction everything runs in it; outside, each statement runs on its own. */
export interface Db {
  /** Whether statements run in a transaction. */
  readonly isTransaction: boolean;
  /** Whether rows found by id are locked: in a transaction, unless `withoutRowLock` was called. */
  readonly locksRows: boolean;

  /**
   * The row under an id, with the model's computed columns. In a transaction it is locked FOR UPDATE (but see `withoutRowLock`); outside,
   * look-ups of one turn of the event loop are batched into one statement, so rows are shared and must not be changed.
   */
  byId<Row extends object>(model: ModelDefinition<Row>, id: string, options?: { without?: readonly string[] }): Promise<Row | undefined>;
  find<Row extends object>(model: ModelDefinition<Row>, selection: Selection<Row>): Promise<Row[]>;
  count<Row extends object>(model: ModelDefinition<Row>, where: WhereOptions, options?: { replica?: boolean }): Promise<number>;
  /** Counts rows by the value of an attribute; values without rows are missing. */
  countBy<Row extends object, Name extends keyof Row & string>(
    model: ModelDefinition<Row>,
    attribute: Name,
    where: WhereOptions,
    options?: { replica?: boolean },
  ): Promise<{ value: Row[Name]; count: number }[]>;

  /** Plain writes by model. Versioned records are written by `records/` instead, which adds the version and the audit row. */
  insert<Row extends object>(model: ModelDefinition<Row>, row: Partial<Row>): Promise<void>;
  update<Row extends object>(model: ModelDefinition<Row>, id: string, values: Partial<Row>): Promise<void>;
  /** Returns how many rows were deleted. */
  delete<Row extends object>(model: ModelDefinition<Row>, where: WhereOptions): Promise<number>;

  /** Runs a registered statement and returns its rows. Errors are pg's own: `code` is the SQLSTATE. */
  run<Params extends object, Row extends object>(statement: Statement<Params, Row>, params: Params): Promise<Row[]>;
  /** Runs a statement that returns at most one row. */
  first<Params extends object, Row extends object>(statement: Statement<Params, Row>, params: Params): Promise<Row | undefined>;
  /**
   * Runs a write whose result is not needed: in a transaction it is sent with the next statement or with COMMIT, and its failure fails the
   * transaction. Outside of one it is awaited.
   */
  deferWrite<Params extends object>(statement: Statement<Params, object>, params: Params): Promise<void>;
  /** One row by its key, on the primary or in the transaction; look-ups of one turn of the event loop are batched into one statement. */
  load<Row extends object>(statement: BatchStatement<Row>, key: string): Promise<Row | undefined>;

  /**
   * Runs the work in one transaction and commits it. Serialization failures and deadlocks are retried from the start, at most three
   * times, so the work must have no effect outside the database. Inside a transaction the work joins it.
   */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs reads that all see the database as it is now, whatever is written meanwhile. Nothing can be written or locked. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs part of a transaction so that its failure undoes this part alone: the error is thrown, and the transaction goes on. Throws outside of
   * a transaction.
   */
  savepoint<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs the hook once the transaction has committed; immediately outside of one. */
  afterCommit(hook: () => void | Promise<void>): Promise<void>;
  /** The same transaction, in which `byId` does not lock rows. */
  withoutRowLock(): Db;
  /** The same, but no replica is read from: for callers who must see what they have just written. */
  onPrimary(): Db;
  /** The database outside of the transaction, for writes that must survive a failing call, such as a failed sign-in. */
  outsideTransaction(): Db;
}
