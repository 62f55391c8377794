import { insertRows } from '#src/db/bulkInsert.ts';
import type { Db } from '#src/kernel/db.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { demoId } from './demoId.ts';

/** Inserts the first version and audit row of demo records. */
export async function insertFirstVersions<R extends RecordRow, V>(db: Db, entity: Entity<R, V>, rows: readonly R[]): Promise<void> {
  const versions = rows.map((row) => {
    const snapshot = entity.snapshot(row);
    return {
      entity_type: entity.type,
      entity_id: row.id,
      version: 1,
      kind: 'CREATE',
      snapshot,
      changed_fields: Object.keys(snapshot),
      created_at: row.createdAt,
      created_by_id: row.createdById,
    };
  });
  const audit = rows.map((row) => ({
    id: demoId('audit', `${entity.type} ${row.id} 1`),
    at: row.createdAt,
    actor_user_id: row.createdById,
    actor_kind: 'system',
    action: 'CREATE',
    entity_type: entity.type,
    entity_id: row.id,
    details: { version: 1, demo: true },
  }));
  await insertRows(db, 'versions', versions);
  await insertRows(db, 'audit', audit);
}
