import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The key of a version: the job continues after the last one of the batch before. */
const VersionKey = { entity_type: z.string(), entity_id: z.guid(), version: z.int() };
export type VersionKey = z.output<z.ZodObject<typeof VersionKey>>;

/** A constant, because PostgreSQL would expect a tenth of the table from a parameter. */
const BATCH_SIZE = 1_000;

/**
 * Deletes what has expired among the next versions after a key, and returns the last key of the batch; no row after the last batch. Kept
 * are the newest version of a record, the published and the scheduled one, and those that a preview link shows.
 */
export const pruneNextVersions = statement(
  'versions.prune',
  { ...VersionKey, months: z.int() },
  z.object({ ...VersionKey, pruned: z.int() }),
  `WITH batch AS (
    SELECT entity_type, entity_id, version, created_at FROM versions
    WHERE (entity_type, entity_id, version) > (:entity_type, :entity_id, :version)
    ORDER BY entity_type, entity_id, version LIMIT ${BATCH_SIZE}
  ),
  pruned AS (
    DELETE FROM versions v USING batch b
    WHERE v.entity_type = b.entity_type AND v.entity_id = b.entity_id AND v.version = b.version
      AND b.created_at < now() - make_interval(months => :months)
      AND EXISTS (SELECT FROM versions n WHERE n.entity_type = b.entity_type AND n.entity_id = b.entity_id AND n.version > b.version)
      AND NOT EXISTS (SELECT FROM content c WHERE c.id = b.entity_id AND b.version IN (c.published_version, c.publish_version))
      AND NOT EXISTS (SELECT FROM preview_links l WHERE l.entity_id = b.entity_id AND l.entity_version = b.version)
    RETURNING v.version
  )
  SELECT b.entity_type, b.entity_id, b.version, (SELECT count(*) FROM pruned)::int AS pruned
  FROM batch b ORDER BY b.entity_type DESC, b.entity_id DESC, b.version DESC LIMIT 1`,
);
