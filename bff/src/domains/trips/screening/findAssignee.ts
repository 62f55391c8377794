import type { CallContext } from '#src/kernel/context.ts';
import { selectAssignee } from './findAssignee.sql.ts';

/**
 * Id of the care team member to assign to a trip to these countries: one responsible for a country if possible, with the fewest open
 * requests relative to capacity, not out of office. Null if there is none.
 */
export async function findAssignee(countryCodes: readonly string[], { db }: CallContext): Promise<string | null> {
  const [row] = await db.run(selectAssignee, { countryCodes });
  return row?.id ?? null;
}
