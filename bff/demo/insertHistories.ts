import { insertRows } from '#src/db/bulkInsert.ts';
import type { Db } from '#src/kernel/db.ts';
import type { Entity, RecordRow } from '#src/kernel/entity.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';

/** Inserts the versions and audit rows of records, each given as its states from creation on. */
export async function insertHistories<R extends RecordRow & { status: string }, V>(
  db: Db,
  entity: Entity<R, V>,
  histories: readonly (readonly R[])[],
): Promise<void> {
  await insertFirstVersions(
    db,
    entity,
    histories.flatMap((history) => history.slice(0, 1)),
  );
  const steps = histories.flatMap((history) => history.slice(1).map((row, index) => ({ row, before: history[index] ?? row })));
  const versions = steps.map(({ row, before }) => {
    const snapshot = entity.snapshot(row);
    const earlier = entity.snapshot(before);
    return {
      entity_type: entity.type,
      entity_id: row.id,
      version: row.version,
      kind: 'STATUS',
      snapshot,
      changed_fields: Object.keys(snapshot).filter((name) => JSON.stringify(snapshot[name]) !== JSON.stringify(earlier[name])),
      created_at: row.updatedAt,
      created_by_id: row.updatedById,
    };
  });
  const audit = steps.map(({ row, before }) => ({
    id: demoId('audit', `${entity.type} ${row.id} ${row.version}`),
    at: row.updatedAt,
    actor_user_id: row.updatedById,
    actor_kind: row.updatedById ? 'teamMember' : 'system',
    action: `${before.status} → ${row.status}`,
    entity_type: entity.type,
    entity_id: row.id,
    details: { version: row.version, demo: true },
  }));
  await insertRows(db, 'versions', versions);
  await insertRows(db, 'audit', audit);
}
