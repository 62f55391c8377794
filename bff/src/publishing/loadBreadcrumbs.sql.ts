import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from './contentName.ts';

// The parent category or company; if there is none, the guides to its country and its place.
export const selectAncestors = statement(
  'content.above',
  { ids: z.array(z.uuid()).readonly(), primaryLocationId: z.uuid().nullable(), itemId: z.uuid() },
  z.object({
    type: ContentName,
    title: z.string(),
    slug: z.string(),
    path: z.string().nullable(),
  }),
  `
  SELECT type, title, slug, path FROM (
    SELECT p.type, p.title, p.slug, p.path, 0 AS depth, array_position(:ids::uuid[], p.id) AS place FROM published_content p
    WHERE p.id = ANY (:ids::uuid[]) AND p.id <> :itemId
    UNION ALL
    SELECT p.type, p.title, p.slug, p.path, CASE WHEN p.primary_location_id = :primaryLocationId THEN 2 ELSE 1 END, 0 FROM published_content p
    WHERE cardinality(:ids::uuid[]) = 0 AND p.type = 'guide' AND p.kind = 'DESTINATION' AND p.id <> :itemId
      AND p.primary_location_id = ANY (SELECT unnest(parent_ids || id) FROM locations WHERE id = :primaryLocationId)
  ) ancestors ORDER BY depth, place, title LIMIT 3`,
);
