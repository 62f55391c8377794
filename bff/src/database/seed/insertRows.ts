import { DataTypes, type Model, type ModelAttributeColumnOptions, type ModelStatic } from 'sequelize';
import type { Entity, RecordRow } from '#src/calls/entity.ts';
import { queryOnPool } from '#src/database/pool.ts';
import { demoId } from './demoId.ts';
import type { SeedContext } from './seedContext.ts';

const BATCH = 300;

/** Inserts rows, given by column name, into a table; arrays and objects become what the column is. All rows have the same columns. */
export async function insertRows(
  table: string,
  rows: readonly Record<string, unknown>[],
  { sequelize, transaction }: SeedContext,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  for (const batch of batches(rows)) {
    const text = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`;
    await queryOnPool(sequelize, { text, values: [JSON.stringify(batch)] }, transaction);
  }
}

/** Inserts rows of a model, given by attribute; what none of them has is left to the table. */
export async function insertModels<R extends object>(
  model: ModelStatic<Model<R>>,
  rows: readonly R[],
  context: SeedContext,
): Promise<void> {
  const stored = Object.entries<ModelAttributeColumnOptions>(model.getAttributes()).filter(
    ([, { type }]) => !(type instanceof DataTypes.VIRTUAL),
  );
  const given = stored.filter(([name]) => rows.some((row) => Reflect.get(row, name) !== undefined));
  const byColumn = (row: R) => Object.fromEntries(given.map(([name, { field }]) => [field ?? name, Reflect.get(row, name) ?? null]));
  await insertRows(String(model.getTableName()), rows.map(byColumn), context);
}

/** The first version and audit row of records that the demo data made. */
export async function insertFirstVersions<R extends RecordRow, V>(
  entity: Entity<R, V>,
  rows: readonly R[],
  context: SeedContext,
): Promise<void> {
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
  await insertRows('versions', versions, context);
  await insertRows('audit', audit, context);
}

function batches<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, index) => list.slice(index * BATCH, (index + 1) * BATCH));
}
