import { preparedQuery } from '#src/database/prepared.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

const tables = {
  locations: 'There is no place with this id',
  airports: 'There is no airport with this id',
  partners: 'There is no partner with this id',
  specializations: 'There is no specialization with this id',
  agents: 'There is no agent with this id',
} as const;

/** Refuses ids of what is not there, with a 422 at the first of them. `pointer` is the field; of a list its items are named. */
export async function knownIds(
  table: keyof typeof tables,
  pointer: string,
  ids: readonly string[],
  { sequelize, transaction }: CallContext,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await preparedQuery<{ id: string }>(
    sequelize,
    `known.${table}`,
    `SELECT id FROM ${table} WHERE id = ANY ($1)`,
    [ids],
    transaction,
  );
  const known = new Set(rows.map(({ id }) => id));
  const lost = ids.findIndex((id) => !known.has(id));
  if (lost >= 0)
    throw fieldFailure(
      pointer.endsWith('Ids') || pointer === '/countriesServed' ? `${pointer}/${lost}` : pointer,
      'unknown',
      tables[table],
    );
}
