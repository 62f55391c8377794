import { isDeepStrictEqual } from 'node:util';
import type { VersionKind } from '@farwend/api-contract';
import { insertVersioned, insertVersions, updateVersioned, type VersionEntry } from '#src/db/versionedWrites.ts';
import { actorKindOf, userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { newId } from '#src/kernel/newId.ts';
import { recordSaved } from '#src/kernel/recordSaved.ts';
import { insertAudit } from './recordVersion.sql.ts';

interface VersionDetails<R> {
  kind: VersionKind;
  before: R | null;
  note: string | null;
  action?: string | undefined;
  details?: Record<string, unknown> | undefined;
}

/** Inserts a row with its first version and audit row. */
export async function insertWithVersion<R extends RecordRow, V>(entity: Entity<R, V>, row: R, context: CallContext): Promise<void> {
  await insertVersioned(context.db, entity.model, row, buildFirstVersion(entity, row, context));
  await context.events.emit(recordSaved, { type: entity.type, before: null, after: row }, context);
}

/** Updates some attributes of `row`, which already has the new values, and inserts its version and audit row. */
export async function updateWithVersion<R extends RecordRow, V>(
  entity: Entity<R, V>,
  row: R,
  attributes: readonly string[],
  facts: VersionDetails<R>,
  context: CallContext,
): Promise<void> {
  const values: Partial<R> = {};
  for (const name in row) if (attributes.includes(name)) values[name] = row[name];
  await updateVersioned(context.db, entity.model, row.id, values, buildVersion(entity, row, facts, context));
  await context.events.emit(recordSaved, { type: entity.type, before: facts.before, after: row }, context);
}

/** Builds the first version of a new record, for `recordFirstVersions`. */
export function buildFirstVersion<R extends RecordRow, V>(entity: Entity<R, V>, row: R, context: CallContext): VersionEntry {
  return buildVersion(entity, row, { kind: 'CREATE', before: null, note: null }, context);
}

/** Inserts versions and audit rows of records that a domain's own statement inserted. */
export async function recordFirstVersions(versions: readonly VersionEntry[], { db }: CallContext): Promise<void> {
  await insertVersions(db, versions);
}

/** Inserts an audit row for an action without a version, such as a sign-in or a deletion. */
export async function recordAudit(
  action: string,
  entityType: string,
  entityId: string | null,
  details: Record<string, unknown>,
  { db, actor, requestId }: CallContext,
): Promise<void> {
  await db.deferWrite(insertAudit, {
    id: newId(),
    actorUserId: userIdOf(actor),
    actorKind: actorKindOf(actor),
    action,
    entityType,
    entityId,
    requestId,
    ipHash: actor.ipHash,
    details,
  });
}

function buildVersion<R extends RecordRow, V>(
  entity: Entity<R, V>,
  row: R,
  { kind, before, note, action, details }: VersionDetails<R>,
  { actor, requestId }: CallContext,
): VersionEntry {
  const snapshot = entity.snapshot(row);
  const earlier = before ? entity.snapshot(before) : {};
  return {
    entityType: entity.type,
    entityId: row.id,
    version: row.version,
    kind,
    snapshot,
    changedFields: Object.keys(snapshot).filter((name) => !isDeepStrictEqual(snapshot[name], earlier[name])),
    changeNote: note,
    userId: userIdOf(actor),
    auditId: newId(),
    actorKind: actorKindOf(actor),
    action: action ?? kind,
    requestId,
    ipHash: actor.ipHash,
    details: { version: row.version, ...details },
  };
}
