import type { TransitionActor } from '@farwend/api-contract';
import type { WhereOptions } from 'sequelize';
import { type Actor, is, isStaff, isSystem } from './actor.ts';
import type { ModelDefinition } from './model.ts';

/** Columns of every versioned record. */
export interface RecordRow {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  createdById: string | null;
  updatedById: string | null;
}

/** SQL with its values by name, which appear in it as `:name`. */
export interface BoundSql {
  sql: string;
  values: Readonly<Record<string, unknown>>;
}

/** Which rows an actor may see and change. */
export interface Policy<R> {
  /** The rows visible to an actor, as a WHERE; null: none. Applies to lists, searches and reads alike. */
  visibleTo(actor: Actor): WhereOptions | null;
  /** Whether the actor may change this row. */
  canChange(actor: Actor, row: R): boolean;
}

/** How a field may be filtered and sorted: its attribute and its kind of value. */
export interface SearchField {
  attribute: string;
  kind: 'text' | 'id' | 'number' | 'date' | 'moment' | 'boolean' | 'list' | 'ids';
  sortable?: true;
  /** Shown to staff only, so that nobody else may search by it. */
  staffOnly?: true;
  /** Where no attribute holds the value: that a row has it. Such a field is compared with eq, ne and in. */
  hasValue?(value: unknown): WhereOptions;
}

/** What `records/` needs to know about an entity. */
export interface Entity<R extends RecordRow, V> {
  /** Name in versions and audit, like `tripRequest`. */
  type: string;
  model: ModelDefinition<R>;
  policy: Policy<R>;
  /** Builds the view of a row from an allow-list of the fields this actor may see. */
  present(row: R, actor: Actor): V;
  /** The fields stored in a version; never secrets. */
  snapshot(row: R): Record<string, unknown>;
  /** Allow-listed names of filters and sorts. */
  fields: Record<string, SearchField>;
  /** Columns that the view does not use and that are therefore not read. */
  omittedColumns?: readonly string[];
  /** Attributes read for list items; default: all. */
  listColumns?: readonly string[];
  /** Whether results are cached until the next change, so that they must not come from a lagging replica. */
  isCached?: true;
  /** Column with the normalized text that `q` searches. */
  searchText?: string;
  /** Instead of `searchText`, where the text is in several tables: that a row has a word, whose pattern is `:pattern`. */
  hasWord?: BoundSql;
  /** The fields whose text that is, for the API reference. */
  searchedFields?: readonly string[];
  defaultSort: readonly [attribute: string, 'ASC' | 'DESC'];
}

/** The rows visible to an actor, as a WHERE; null: none. The system sees all. */
export function visibilityWhere<R>(policy: Policy<R>, actor: Actor): WhereOptions | null {
  return isSystem(actor) ? {} : policy.visibleTo(actor);
}

/** The fields that an actor may filter and sort by. */
export function searchFieldsFor(fields: Record<string, SearchField>, actor: Actor): Record<string, SearchField> {
  if (isStaff(actor) || isSystem(actor)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([, { staffOnly }]) => !staffOnly));
}

/** The transition actors that an actor stands for: its kinds, and `owner` if it owns the record. */
export function listTransitionActors(actor: Actor, isOwner: boolean): TransitionActor[] {
  return isSystem(actor) ? ['system'] : [...actor.kinds, ...(isOwner && is(actor, 'traveler') ? (['owner'] as const) : [])];
}

/** Formats a timestamp as the API does. */
export function toIsoString(date: Date): string;
export function toIsoString(date: Date | null): string | null;
export function toIsoString(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
