import { locationTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Visitors see only active locations. */
const isVisible = `(l.status = 'ACTIVE' OR :isStaff)`;

const nearest = `
  SELECT id, name, type, slug, depth FROM (SELECT DISTINCT ON (id) * FROM steps ORDER BY id, depth) s
  ORDER BY depth, popularity DESC, name, id LIMIT :maxNodes`;

/** An ancestor or descendant of a location. */
export const TreeNode = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(locationTypes),
  slug: z.string(),
  /** Distance; 1: parent or child. */
  depth: z.int(),
});
export type TreeNode = z.output<typeof TreeNode>;

export const selectAncestors = statement(
  'location.parents',
  { id: z.uuid(), isStaff: z.boolean(), depth: z.int(), maxNodes: z.int() },
  TreeNode,
  `
  WITH RECURSIVE steps AS (
    SELECT l.id, l.name, l.type, l.slug, l.popularity, l.parent_ids, 1 AS depth
    FROM locations start JOIN locations l ON l.id = ANY (start.parent_ids) WHERE start.id = :id AND ${isVisible}
    UNION SELECT l.id, l.name, l.type, l.slug, l.popularity, l.parent_ids, s.depth + 1
    FROM steps s JOIN locations l ON l.id = ANY (s.parent_ids) WHERE s.depth < :depth AND ${isVisible}
  )${nearest}`,
);

export const selectDescendants = statement(
  'location.children',
  { id: z.uuid(), isStaff: z.boolean(), depth: z.int(), maxNodes: z.int() },
  TreeNode,
  `
  WITH RECURSIVE steps AS (
    SELECT l.id, l.name, l.type, l.slug, l.popularity, 1 AS depth FROM locations l WHERE l.parent_ids @> ARRAY[:id::uuid] AND ${isVisible}
    UNION SELECT l.id, l.name, l.type, l.slug, l.popularity, s.depth + 1
    FROM steps s JOIN locations l ON l.parent_ids @> ARRAY[s.id] WHERE s.depth < :depth AND ${isVisible}
  )${nearest}`,
);

export const selectPath = statement(
  'location.way',
  { id: z.uuid(), isStaff: z.boolean(), maxDepth: z.int() },
  TreeNode,
  `
  WITH RECURSIVE steps AS (
    SELECT id, name, type, slug, parent_ids, 0 AS depth FROM locations WHERE id = :id
    UNION ALL SELECT l.id, l.name, l.type, l.slug, l.parent_ids, s.depth + 1
    FROM steps s JOIN locations l ON l.id = s.parent_ids[1] WHERE s.depth < :maxDepth AND ${isVisible}
  )
  SELECT id, name, type, slug, depth FROM steps ORDER BY depth DESC`,
);
