import type { CallContext } from '#src/kernel/context.ts';
import { buildLocation } from './redirect.entity.ts';
import { selectRedirectAndCountHit } from './lookUpRedirect.sql.ts';

/** The redirect of a path that has no page, and counts the hit; null if there is none. */
export async function lookUpRedirect(fromPath: string, { db }: CallContext) {
  const [row] = await db.run(selectRedirectAndCountHit, { fromPath });
  const location = row ? buildLocation(row) : null;
  if (!row || (location === null && row.code !== 410)) return null;
  return { id: row.id, fromPath: row.fromPath, location, code: row.code };
}
