import type { Model, ModelStatic, Sequelize, WhereOptions } from 'sequelize';
import type { QueryRunner } from '#src/db/pipelinedTransaction.ts';
import type { Db } from '#src/kernel/db.ts';
import type { ListPosition } from '#src/kernel/listCursors.ts';

/** Attributes with their directions. Plain DESC, which indexes support, sorts NULL first in PostgreSQL. */
export type SortOrder = readonly (readonly [attribute: string, direction: 'ASC' | 'DESC' | 'DESC NULLS LAST'])[];

/** The condition that a text contains words. */
export interface WordsCondition {
  /** Served by the trigram index of the text. */
  indexed: WhereOptions;
  /**
   * The same, but no index can serve it: PostgreSQL underestimates how many long texts contain a word, because it samples none of them, and
   * would read all matches of a frequent one.
   */
  unindexed: WhereOptions;
}

/** The rows that come after a position, in an order in which NULL comes last. */
export interface AfterPosition {
  order: SortOrder;
  position: ListPosition;
  /** The columns that may be NULL. */
  nullable: ReadonlySet<string>;
}

/** Which part of a list to read. */
export interface PageQuery {
  /** Our own conditions, such as a policy's. */
  scope: WhereOptions;
  /** The caller's chose. In both, words such as a status stand in the text (`inlineConstants`) and other values are bound. */
  filters: WhereOptions;
  /** What the caller's words ask for, besides the filters; null: no words. */
  words: WordsCondition | null;
  /** Ends with the id, so that the order is total. NULL sorts last in the first attribute, whatever its direction. */
  order: SortOrder;
  offset: number;
  /** Reads what comes after this position instead of what comes after `offset` rows. */
  after?: ListPosition | null;
  limit: number;
  /** Counts all rows, however long that takes. */
  exactTotal: boolean;
  /** Attributes to read besides those of the order; default: all. */
  only?: readonly string[] | undefined;
  /** Attributes not to read, where `only` is not given. */
  without?: readonly string[] | undefined;
  /** Allows a replica, which can lag behind, outside of transactions. */
  replica: boolean;
  /** Identifies the list across its pages; null: nothing is remembered between pages. */
  listKey: string | null;
}

/** A page of a list. */
export interface PageSlice<Row> {
  rows: Row[];
  total: number;
  totalIsEstimate?: true;
}

/** What the strategies read from: a table, the conditions of the list and a connection. */
export interface List {
  db: Db;
  sequelize: Sequelize;
  model: ModelStatic<Model>;
  on: QueryRunner | null;
  scope: WhereOptions;
  filters: WhereOptions;
  only: readonly string[] | undefined;
  /** See `PageQuery.listKey`. */
  key: string | null;
  /** Which rows come after a cursor; null: all. */
  after: AfterPosition | null;
}
