import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from './contentName.ts';

export const LinkRow = z.object({
  type: ContentName,
  title: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
});
export type LinkRow = z.output<typeof LinkRow>;

// Companies are those that serve the place itself, wherever they are at home: neighbours of the country cannot plan it.
export const selectNearbyLinks = statement(
  'content.footer',
  { itemId: z.uuid(), primaryLocationId: z.uuid().nullable(), types: z.array(z.string()).readonly() },
  LinkRow,
  `
  WITH here AS (SELECT id, parent_ids FROM locations WHERE id = :primaryLocationId),
  near AS (SELECT l.id, CASE WHEN l.id = here.id THEN 0 WHEN l.id = ANY (here.parent_ids) THEN 1 ELSE 2 END AS distance
    FROM here JOIN locations l ON l.id = here.id OR l.id = ANY (here.parent_ids) OR l.parent_ids && here.parent_ids)
  SELECT type, title, slug, path FROM (
    SELECT p.type, p.title, p.slug, p.path, row_number() OVER (PARTITION BY p.type ORDER BY near.distance, p.published_at DESC, p.id) AS place
    FROM near JOIN published_content p ON p.primary_location_id = near.id
    WHERE p.id <> :itemId AND p.type <> 'company' AND p.type = ANY (:types::text[])
    UNION ALL
    SELECT p.type, p.title, p.slug, p.path, row_number() OVER (ORDER BY p.published_at DESC, p.id)
    FROM here JOIN published_content p ON p.location_ids && array_append(here.parent_ids, here.id)
    WHERE p.id <> :itemId AND p.type = 'company' AND p.type = ANY (:types::text[])
  ) ranked WHERE place <= 6 ORDER BY array_position(:types::text[], type), place`,
);

export const selectNewestLinks = statement(
  'content.footerAll',
  { type: z.string() },
  LinkRow,
  'SELECT type, title, slug, path FROM published_content WHERE type = :type ORDER BY published_at DESC, id LIMIT 24',
);
