import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/**
 * Notes that a node is alive and returns the others that are. A row from before the start does not count until it is noted again: it may
 * have been left behind by a node that died.
 */
export const beat = statement(
  'node.beat',
  { id: z.uuid(), name: z.string(), fingerprints: z.record(z.string(), z.string()), aliveSeconds: z.number(), keptSeconds: z.number() },
  z.object({ name: z.string(), fingerprints: z.record(z.string(), z.string()) }),
  `
  WITH own AS (
    INSERT INTO nodes (id, name, fingerprints) VALUES (:id, :name, :fingerprints)
    ON CONFLICT (id) DO UPDATE SET seen_at = now() RETURNING started_at
  ), gone AS (
    DELETE FROM nodes WHERE id IN (
      SELECT id FROM nodes WHERE seen_at < now() - make_interval(secs => :keptSeconds) AND id <> :id FOR UPDATE SKIP LOCKED)
  )
  SELECT n.name, n.fingerprints FROM nodes n, own
  WHERE n.id <> :id AND n.seen_at > own.started_at AND n.seen_at > now() - make_interval(secs => :aliveSeconds)
  ORDER BY n.name, n.id`,
);

export const removeNode = statement('node.remove', { id: z.uuid() }, null, 'DELETE FROM nodes WHERE id = :id');
