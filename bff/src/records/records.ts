import type { VersionKind } from '@farwend/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { Op, type WhereOptions } from 'sequelize';
import { isSystem, userIdOf } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { type Entity, type RecordRow, visibilityWhere } from '#src/kernel/entity.ts';
import { checkVersion } from './checkVersion.ts';
import { insertWithVersion, updateWithVersion } from './recordVersion.ts';

interface Change<R> {
  /** New values of columns. */
  values: Partial<R>;
  kind?: VersionKind;
  note?: string | null | undefined;
  /** The version that the caller's change is based on. */
  basedOn?: number | undefined;
  /** The action in the audit row; default: the kind. */
  action?: string;
  details?: Record<string, unknown>;
}

/** The row under this id if it is visible to the caller; throws the same 404 for missing, hidden and malformed ids. */
export async function findVisible<R extends RecordRow, V>(entity: Entity<R, V>, id: string, context: CallContext): Promise<R> {
  return (await findVisibleOrNull(entity, id, context)) ?? throwNotFound();
}

/** The row under this id; null if it is missing, hidden from the caller or malformed. */
export async function findVisibleOrNull<R extends RecordRow, V>(entity: Entity<R, V>, id: string, context: CallContext): Promise<R | null> {
  const visible = isId(id) ? visibilityWhere(entity.policy, context.actor) : null;
  if (visible === null) return null;
  if (isUnrestricted(visible)) return (await context.db.byId(entity.model, id, { without: entity.omittedColumns ?? [] })) ?? null;
  if (context.rowBatches) return (await context.rowBatches.find(entity, id, visible)) ?? null;
  const lock = context.db.locksRows ? 'update' : undefined;
  const [row] = await context.db.find(entity.model, { where: { [Op.and]: [visible, { id }] }, limit: 1, ...(lock && { lock }) });
  return row ?? null;
}

/**
 * The context without row locks, for reading what the call does not change. It stays in the transaction, because a call that holds one
 * connection and waits for a second can deadlock the pool.
 */
export function withoutRowLock(context: CallContext): CallContext {
  return { ...context, db: context.db.withoutRowLock() };
}

/** The visible row under this id for a change. Throws 403 if the caller may not change it, 412 if `basedOn` or If-Match is out of date. */
export async function findForUpdate<R extends RecordRow, V>(
  entity: Entity<R, V>,
  id: string,
  context: CallContext,
  basedOn?: number,
): Promise<R> {
  const row = await findVisible(entity, id, context);
  if (!isSystem(context.actor) && !entity.policy.canChange(context.actor, row)) throw new Failure('auth.forbidden');
  checkVersion(row, basedOn, context);
  return row;
}

/** Updates a row and inserts its next version and audit row, in the call's transaction. Does nothing if no value changes. */
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
  const attributes = [...changed.map(([name]) => name), 'version', 'updatedAt', 'updatedById'];
  const { kind = 'UPDATE', note = null, action, details } = change;
  await updateWithVersion(entity, next, attributes, { kind, before: row, note, action, details }, context);
  return next;
}

/** Inserts a row with its first version and audit row, and returns it. */
export async function insertRecord<R extends RecordRow, V>(entity: Entity<R, V>, row: R, context: CallContext): Promise<R> {
  await insertWithVersion(entity, row, context);
  return row;
}

/** The common columns of a new record. */
export function newRecord(id: string, context: CallContext): RecordRow {
  const now = new Date();
  return { id, version: 1, createdAt: now, updatedAt: now, createdById: userIdOf(context.actor), updatedById: userIdOf(context.actor) };
}

/** Whether the policy has no conditions, so that the row can be read by its id alone, batched. */
function isUnrestricted(visible: WhereOptions): boolean {
  return Object.keys(visible).length === 0 && Object.getOwnPropertySymbols(visible).length === 0;
}

function throwNotFound(): never {
  throw notFound();
}
