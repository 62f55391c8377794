import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from '#src/publishing/contentName.ts';

export const selectRedirectAndCountHit = statement(
  'redirects.lookUp',
  { fromPath: z.string() },
  z.object({
    id: z.uuid(),
    fromPath: z.string(),
    toEntityType: ContentName.nullable(),
    toEntityId: z.uuid().nullable(),
    toPath: z.string().nullable(),
    code: z.literal([301, 302, 410]),
    reason: z.enum(['MANUAL', 'ALIAS', 'DELETED']),
    targetSlug: z.string().nullable(),
    targetPath: z.string().nullable(),
  }),
  `
  WITH redirect AS (UPDATE redirects SET hits = hits + 1, last_hit_at = now() WHERE from_path = :fromPath),
  alias AS (UPDATE content_aliases SET hits = hits + 1, last_hit_at = now() WHERE path = :fromPath)
  SELECT id, from_path AS "fromPath", to_entity_type AS "toEntityType", to_entity_id AS "toEntityId", to_path AS "toPath", code, reason,
    target_slug AS "targetSlug", target_path AS "targetPath"
  FROM site_redirects WHERE from_path = :fromPath ORDER BY reason = 'ALIAS', id LIMIT 1`,
);
