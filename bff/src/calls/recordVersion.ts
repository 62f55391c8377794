import { isDeepStrictEqual } from 'node:util';
import type { VersionKind } from '@farwend/api-contract';
import { newId } from '#src/database/newId.ts';
import { writeOnPool } from '#src/database/pool.ts';
import { preparedWrite } from '#src/database/prepared.ts';
import type { RowWrite } from '#src/database/rowStatements.ts';
import { actorKindOf, userIdOf } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { Entity, RecordRow } from './entity.ts';

interface VersionFacts<R> {
  kind: VersionKind;
  before: R | null;
  note: string | null;
  action?: string | undefined;
  details?: Record<string, unknown> | undefined;
}

/** Writes a row with its version row and its audit row: one statement of the call's transaction. */
export async function writeWithVersion<R extends RecordRow, V>(
  write: RowWrite,
  entity: Entity<R, V>,
  row: R,
  facts: VersionFacts<R>,
  context: CallContext,
): Promise<void> {
  const text = `WITH written AS (${write.text}), ${versionAndAudit(write.values.length)}`;
  const named = write.name === undefined ? {} : { name: `${write.name}.version` };
  const values = [...write.values, ...valuesOf(entity, row, facts, context)];
  await writeOnPool(context.sequelize, { ...named, text, values }, context.transaction);
}

/** The values of the first version of a new record, for `recordFirstVersions`. */
export function firstVersionOf<R extends RecordRow, V>(entity: Entity<R, V>, row: R, context: CallContext): unknown[] {
  return valuesOf(entity, row, { kind: 'CREATE', before: null, note: null }, context);
}

/** The version rows and audit rows of some records that were inserted by themselves: one statement. */
export async function recordFirstVersions(versions: readonly unknown[][], context: CallContext): Promise<void> {
  const text = `WITH ${versionAndAudit(0, versions.length)}`;
  await preparedWrite(context.sequelize, `version.first.${versions.length}`, text, versions.flat(), context.transaction);
}

function valuesOf<R extends RecordRow, V>(entity: Entity<R, V>, row: R, facts: VersionFacts<R>, { actor, requestId }: CallContext) {
  const snapshot = entity.snapshot(row);
  const earlier = facts.before ? entity.snapshot(facts.before) : {};
  return [
    entity.type,
    row.id,
    row.version,
    facts.kind,
    JSON.stringify(snapshot),
    Object.keys(snapshot).filter((name) => !isDeepStrictEqual(snapshot[name], earlier[name])),
    facts.note,
    userIdOf(actor),
    newId(),
    actorKindOf(actor),
    facts.action ?? facts.kind,
    requestId,
    actor.ipHash,
    JSON.stringify({ version: row.version, ...facts.details }),
  ];
}

/** The two inserts, their values after so many others; of several records, whose values follow each other. */
function versionAndAudit(others: number, records = 1): string {
  const rows = (...places: number[]) =>
    Array.from({ length: records }, (_, record) => `(${places.map((place) => `$${others + record * VALUES + place}`).join(', ')})`).join(
      ', ',
    );
  return `version AS (
      INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, change_note, created_by_id)
      VALUES ${rows(1, 2, 3, 4, 5, 6, 7, 8)}
    )
    INSERT INTO audit (id, actor_user_id, actor_kind, action, entity_type, entity_id, request_id, ip_hash, details)
    VALUES ${rows(9, 8, 10, 11, 1, 2, 12, 13, 14)}`;
}

/** How many values `valuesOf` makes. */
const VALUES = 14;

/** An audit row for a write that makes no version: a sign-in, a token, a deletion. */
export async function recordAudit(
  action: string,
  entityType: string,
  entityId: string | null,
  details: Record<string, unknown>,
  context: CallContext,
): Promise<void> {
  await preparedWrite(
    context.sequelize,
    'audit.record',
    `INSERT INTO audit (id, actor_user_id, actor_kind, action, entity_type, entity_id, request_id, ip_hash, details) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(),
      userIdOf(context.actor),
      actorKindOf(context.actor),
      action,
      entityType,
      entityId,
      context.requestId,
      context.actor.ipHash,
      JSON.stringify(details),
    ],
    context.transaction,
  );
}
