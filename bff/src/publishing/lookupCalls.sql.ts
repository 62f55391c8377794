import { contentStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';
import { forEachSource } from './lookupSource.sql.ts';

const ofType = { type: z.string() };

/** A content item in a list of titles. */
export const TitleRow = z.object({ id: z.uuid(), title: z.string(), slug: z.string(), status: z.enum(contentStatuses) });
export type TitleRow = z.output<typeof TitleRow>;

export const selectIds = forEachSource((source, from) =>
  statement(`content.ids.${source}`, ofType, z.object({ id: z.uuid() }), `SELECT id FROM ${from} c WHERE type = :type ORDER BY id`),
);

export const selectTitles = forEachSource((source, from) =>
  statement(
    `content.titles.${source}`,
    ofType,
    TitleRow,
    `SELECT id, title, slug, status FROM ${from} c WHERE type = :type ORDER BY title, id LIMIT 20`,
  ),
);

/** Places with content of a type, those with the most first; `pattern` is the inner part of a LIKE pattern, null for all places. */
export const selectLocationCounts = statement(
  'content.places',
  { isPublished: z.boolean(), type: z.string(), pattern: z.string().nullable() },
  z.object({ locationId: z.uuid(), name: z.string(), type: z.string(), count: z.int() }),
  `SELECT l.id AS "locationId", l.name, l.type, sum(c.count)::int AS count
   FROM content_place_counts c JOIN locations l ON l.id = c.location_id
   WHERE c.is_published = :isPublished AND c.type = :type
     AND (:pattern::text IS NULL OR l.search_text LIKE '%' || :pattern || '%' AND plain_text(l.name) LIKE '%' || :pattern || '%')
   GROUP BY l.id HAVING sum(c.count) > 0 ORDER BY count DESC, l.name, l.id LIMIT 200`,
);

const { position, isAfter, orderBy } = buildKeysetSql([{ sql: 'a.alias', type: 'text', direction: 'ASC' }]);

const AliasRow = z.object({
  id: z.uuid(),
  alias: z.string(),
  entityId: z.uuid(),
  slug: z.string(),
  createdAt: z.date(),
  isAfter: z.boolean(),
  ...positionColumn,
});
export type AliasRow = z.output<typeof AliasRow>;

/** Aliases of one content item, or of all items of a type, and whether they come after a cursor. */
export const selectAliases = forEachSource((source, from) =>
  statement(
    `content.aliases.${source}`,
    { type: z.string(), contentId: z.uuid().nullable(), after: pageParams.after },
    AliasRow,
    `SELECT a.id, a.alias, a.content_id AS "entityId", c.slug, a.created_at AS "createdAt", ${isAfter} AS "isAfter", ${position}
     FROM content_aliases a JOIN ${from} c ON c.id = a.content_id
     WHERE a.type = :type AND c.slug <> a.alias AND (:contentId::uuid IS NULL OR a.content_id = :contentId) ${orderBy} LIMIT 10000`,
  ),
);
