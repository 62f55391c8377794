import type { Mover } from '@farwend/api-contract';
import type { Model, ModelStatic, WhereOptions } from 'sequelize';
import { type Actor, is, isSystem } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Columns every versioned record has. */
export interface RecordRow {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  createdById: string | null;
  updatedById: string | null;
}

/** Who sees which rows and who may change a loaded one. */
export interface Policy<R> {
  /** Rows the caller sees, as a WHERE; null: none. Lists, searches and reads obey it alike. */
  sees(actor: Actor): WhereOptions | null;
  /** Whether the caller may change this row. */
  changes(actor: Actor, row: R): boolean;
}

/** How a field may be filtered and sorted: its attribute and its kind of value. */
export interface SearchField {
  attribute: string;
  kind: 'text' | 'id' | 'number' | 'date' | 'moment' | 'boolean' | 'list';
  sortable?: true;
}

/** What the kits need to know of an entity. */
export interface Entity<R extends RecordRow, V> {
  /** Name in versions and audit, like `tripRequest`. */
  type: string;
  model(context: CallContext): ModelStatic<Model<R & object>>;
  policy: Policy<R>;
  /** The allow-list that answers: what this caller may see of a row. */
  present(row: R, actor: Actor): V;
  /** The fields a version keeps; never secrets. */
  snapshot(row: R): Record<string, unknown>;
  /** Allow-listed names of filters and sorts. */
  fields: Record<string, SearchField>;
  /** Computed columns that this caller's view is not made of: they are not read for it. */
  unread?: readonly string[];
  /** Attributes that a line of a list is made of, when it takes few of many. */
  lineColumns?: readonly string[];
  /** What is read is kept until something changes: a replica that lags behind is not asked. */
  isKept?: true;
  /** Column with the plain text that `q` looks in. */
  searchText?: string;
  defaultSort: readonly [attribute: string, 'ASC' | 'DESC'];
}

/** The rows the caller sees, as a WHERE; null: none. The system sees all. */
export function seenBy<R>(policy: Policy<R>, actor: Actor): WhereOptions | null {
  return isSystem(actor) ? {} : policy.sees(actor);
}

/** The movers a caller is for state machines: its kinds, and the owner of this record. */
export function moversOf(actor: Actor, isOwner: boolean): Mover[] {
  return isSystem(actor) ? ['system'] : [...actor.kinds, ...(isOwner && is(actor, 'traveler') ? (['owner'] as const) : [])];
}

/** The one place where Sequelize's raw rows get their type. */
export function rows<R>(found: unknown[]): R[] {
  return found as R[];
}

/** A Date as the API writes moments. */
export function moment(date: Date): string;
export function moment(date: Date | null): string | null;
export function moment(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
