import type { CallContext } from '#src/kernel/context.ts';
import { selectUses } from './loadLocationUses.sql.ts';

/** The records that refer to a location, at most 20. */
export async function loadLocationUses(id: string, { db }: CallContext) {
  return db.run(selectUses, { id });
}
