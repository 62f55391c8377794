import { isDeepStrictEqual } from 'node:util';
import type { VersionKind } from '@farwend/api-contract';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
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

/** The version row and the audit row of one write, in one statement of its transaction. */
export async function recordVersion<R extends RecordRow, V>(
  entity: Entity<R, V>,
  row: R,
  facts: VersionFacts<R>,
  context: CallContext,
): Promise<void> {
  const snapshot = entity.snapshot(row);
  const earlier = facts.before ? entity.snapshot(facts.before) : {};
  const changed = Object.keys(snapshot).filter((name) => !isDeepStrictEqual(snapshot[name], earlier[name]));
  await preparedQuery(
    context.sequelize,
    'version.record',
    `WITH version AS (
       INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, change_note, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     )
     INSERT INTO audit (id, actor_user_id, actor_kind, action, entity_type, entity_id, request_id, ip_hash, details)
     VALUES ($9, $8, $10, $11, $1, $2, $12, $13, $14)`,
    [
      entity.type,
      row.id,
      row.version,
      facts.kind,
      JSON.stringify(snapshot),
      changed,
      facts.note,
      userIdOf(context.actor),
      newId(),
      actorKindOf(context.actor),
      facts.action ?? facts.kind,
      context.requestId,
      context.actor.ipHash,
      JSON.stringify({ version: row.version, ...facts.details }),
    ],
    context.transaction,
  );
}

/** An audit row for a write that makes no version: a sign-in, a token, a deletion. */
export async function recordAudit(
  action: string,
  entityType: string,
  entityId: string | null,
  details: Record<string, unknown>,
  context: CallContext,
): Promise<void> {
  await preparedQuery(
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
