import type { VersionKind } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { Op, type WhereOptions } from 'sequelize';
import { insertOf, selectById, updateOf } from '#src/database/rowStatements.ts';
import { selectRows } from '#src/database/selectRows.ts';
import { isSystem, userIdOf } from '#src/http/actor.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { type Entity, type RecordRow, seenBy } from './entity.ts';
import { writeWithVersion } from './recordVersion.ts';

interface Change<R> {
  /** New values of columns. */
  values: Partial<R>;
  kind?: VersionKind;
  note?: string | null | undefined;
  /** Version the caller's body was based on. */
  basedOn?: number | undefined;
  /** What the audit calls it; default: the kind. */
  action?: string;
  details?: Record<string, unknown>;
}

/** The row the caller sees under this id; missing, foreign and malformed ids are the same 404. */
export async function findSeen<R extends RecordRow, V>(entity: Entity<R, V>, id: string, context: CallContext): Promise<R> {
  const seen = isId(id) ? seenBy(entity.policy, context.actor) : null;
  if (seen === null) throw notFound();
  const { transaction, looksOnly } = context;
  if (seesAll(seen)) {
    const hold = looksOnly ? 'shared' : 'locked';
    const row = await selectById<R>(context.sequelize, entity.model(context), id, transaction, { hold, without: entity.unread });
    return row ?? missing();
  }
  const lock = transaction !== null && !looksOnly;
  const where = { [Op.and]: [seen, { id }] };
  const [row] = await selectRows<R>(context.sequelize, entity.model(context), { where, limit: 1, lock }, transaction);
  return row ?? missing();
}

/**
 * The same context for a write that only looks at something else: in its transaction, but without locking what it finds. Never outside
 * the transaction: a call that holds one connection and waits for a second one blocks the others, and with them itself.
 */
export function looking(context: CallContext): CallContext {
  return { ...context, looksOnly: true };
}

/** The same for a change: also whether the caller may change it, and whether it is still the version they saw. */
export async function findToChange<R extends RecordRow, V>(
  entity: Entity<R, V>,
  id: string,
  context: CallContext,
  basedOn?: number,
): Promise<R> {
  const row = await findSeen(entity, id, context);
  if (!isSystem(context.actor) && !entity.policy.changes(context.actor, row)) throw new Failure('auth.forbidden');
  for (const version of [context.ifMatch, basedOn]) {
    if (version !== null && version !== undefined && version !== row.version) {
      throw new Failure('version.stale', {
        message: `Version ${version} is not the newest any more: it is version ${row.version}. Read it again, then repeat the change.`,
        headers: { ETag: `"v${row.version}"` },
      });
    }
  }
  return row;
}

/** Writes new values, the next version and the audit row, all in the call's transaction. Nothing changed: nothing written. */
export async function saveChange<R extends RecordRow, V>(
  entity: Entity<R, V>,
  row: R,
  change: Change<R>,
  context: CallContext,
): Promise<R> {
  const changed = Object.entries(change.values).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, Reflect.get(row, name)),
  );
  if (changed.length === 0) return row;
  const next: R = {
    ...row,
    ...Object.fromEntries(changed),
    version: row.version + 1,
    updatedAt: new Date(),
    updatedById: userIdOf(context.actor),
  };
  const columns = [...changed.map(([name]) => name), 'version', 'updatedAt', 'updatedById'];
  const values = Object.fromEntries(columns.map((name) => [name, Reflect.get(next, name)]));
  const { kind = 'UPDATE', note = null, action, details } = change;
  const write = updateOf(entity.model(context), row.id, values);
  await writeWithVersion(write, entity, next, { kind, before: row, note, action, details }, context);
  return next;
}

/** Inserts a new row with its first version and audit row. */
export async function insertRecord<R extends RecordRow, V>(entity: Entity<R, V>, row: R, context: CallContext): Promise<R> {
  await writeWithVersion(insertOf(entity.model(context), row), entity, row, { kind: 'CREATE', before: null, note: null }, context);
  return row;
}

/** Columns of a new record. */
export function newRecord(id: string, context: CallContext): RecordRow {
  const now = new Date();
  return { id, version: 1, createdAt: now, updatedAt: now, createdById: userIdOf(context.actor), updatedById: userIdOf(context.actor) };
}

/** A policy that hides nothing needs no condition, so the read is one prepared statement. */
function seesAll(seen: WhereOptions): boolean {
  return Object.keys(seen).length === 0 && Object.getOwnPropertySymbols(seen).length === 0;
}

function missing(): never {
  throw notFound();
}
