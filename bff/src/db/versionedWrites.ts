import type { Db } from '#src/kernel/db.ts';
import type { ModelDefinition } from '#src/kernel/model.ts';
import { connectionsOf } from './database.ts';
import { sequelizeModel } from './defineModel.ts';
import { buildInsert, type RowWrite, buildUpdate } from './rowStatements.ts';
import { writeOnPool } from './sequelizePool.ts';

/** The values of a row of `versions` and its row of `audit`. */
export interface VersionEntry {
  entityType: string;
  entityId: string;
  version: number;
  kind: string;
  snapshot: object;
  changedFields: readonly string[];
  changeNote: string | null;
  userId: string | null;
  auditId: string;
  actorKind: string;
  action: string;
  requestId: string;
  ipHash: string;
  /** Of the audit row. */
  details: object;
}

/** Inserts a row with its first version and audit row in one statement, deferred like `Db.deferWrite`. */
export async function insertVersioned<Row extends object>(
  db: Db,
  model: ModelDefinition<Row>,
  row: Row,
  entry: VersionEntry,
): Promise<void> {
  const { sequelize } = connectionsOf(db);
  await writeVersioned(db, buildInsert(sequelizeModel(sequelize, model), row), entry);
}

/** Updates attributes of a row and inserts its version and audit row in one deferred statement. */
export async function updateVersioned<Row extends object>(
  db: Db,
  model: ModelDefinition<Row>,
  id: string,
  values: Partial<Row>,
  entry: VersionEntry,
): Promise<void> {
  const { sequelize } = connectionsOf(db);
  await writeVersioned(db, buildUpdate(sequelizeModel(sequelize, model), id, values), entry);
}

/** Inserts versions and audit rows for records that another statement inserted, in one deferred statement. */
export async function insertVersions(db: Db, entries: readonly VersionEntry[]): Promise<void> {
  const { sequelize, transaction } = connectionsOf(db);
  const text = `WITH ${versionAndAuditSql(0, entries.length)}`;
  await writeOnPool(sequelize, { name: `versions.insert.${entries.length}`, text, values: entries.flatMap(valuesOf) }, transaction);
}

async function writeVersioned(db: Db, write: RowWrite, entry: VersionEntry): Promise<void> {
  const { sequelize, transaction } = connectionsOf(db);
  const text = `WITH written AS (${write.text}), ${versionAndAuditSql(write.values.length)}`;
  const name = write.name === undefined ? {} : { name: `${write.name}.version` };
  await writeOnPool(sequelize, { ...name, text, values: [...write.values, ...valuesOf(entry)] }, transaction);
}

const VALUES_PER_ENTRY = 14;

/** In the order of the placeholders in `versionAndAuditSql`. */
function valuesOf(entry: VersionEntry): unknown[] {
  return [
    entry.entityType,
    entry.entityId,
    entry.version,
    entry.kind,
    JSON.stringify(entry.snapshot),
    entry.changedFields,
    entry.changeNote,
    entry.userId,
    entry.auditId,
    entry.actorKind,
    entry.action,
    entry.requestId,
    entry.ipHash,
    JSON.stringify(entry.details),
  ];
}

/** The SQL of both inserts for `entries` entries, whose values follow `offset` others. */
function versionAndAuditSql(offset: number, entries = 1): string {
  const rows = (...places: number[]) =>
    Array.from(
      { length: entries },
      (_, index) => `(${places.map((place) => `$${offset + index * VALUES_PER_ENTRY + place}`).join(', ')})`,
    ).join(', ');
  return `version AS (
      INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, change_note, created_by_id)
      VALUES ${rows(1, 2, 3, 4, 5, 6, 7, 8)}
    )
    INSERT INTO audit (id, actor_user_id, actor_kind, action, entity_type, entity_id, request_id, ip_hash, details)
    VALUES ${rows(9, 8, 10, 11, 1, 2, 12, 13, 14)}`;
}
