import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const selectFrom = (table: string) =>
  statement(
    `known.${table}`,
    { ids: z.array(z.uuid()).readonly() },
    z.object({ id: z.uuid() }),
    `SELECT id FROM ${table} WHERE id = ANY (:ids)`,
  );

/** Selects those of some ids that exist, by table. */
export const selectExistingIds = {
  locations: selectFrom('locations'),
  airports: selectFrom('airports'),
  partners: selectFrom('partners'),
  specializations: selectFrom('specializations'),
  agents: selectFrom('agents'),
};
