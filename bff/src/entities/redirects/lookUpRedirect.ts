import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { locationOf } from './redirect.entity.ts';
import type { SiteRedirectRow } from './redirect.model.ts';

/** Where an address of the site leads, for somebody who found no page there; counted. Null when it leads nowhere. */
export async function lookUpRedirect(fromPath: string, { sequelize }: CallContext) {
  const [row] = await preparedQuery<SiteRedirectRow>(sequelize, 'redirects.lookUp', lookUp, [fromPath]);
  const location = row ? locationOf(row) : null;
  if (!row || (location === null && row.code !== 410)) return null;
  return { id: row.id, fromPath: row.fromPath, location, code: row.code };
}

const lookUp = `
  WITH written AS (UPDATE redirects SET hits = hits + 1, last_hit_at = now() WHERE from_path = $1),
  earlier AS (UPDATE content_aliases SET hits = hits + 1, last_hit_at = now() WHERE path = $1)
  SELECT id, from_path AS "fromPath", to_entity_type AS "toEntityType", to_entity_id AS "toEntityId", to_path AS "toPath", code, reason,
    target_slug AS "targetSlug", target_path AS "targetPath"
  FROM site_redirects WHERE from_path = $1 ORDER BY reason = 'ALIAS', id LIMIT 1`;
