import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const markDuplicate = statement(
  'tripRequest.markDuplicate',
  { tripRequestId: z.uuid() },
  z.object({
    id: z.uuid(),
    version: z.int(),
    earlier_id: z.uuid(),
    at: z.date(),
  }),
  `
  UPDATE trip_requests r
  SET status = 'DUPLICATE', status_changed_at = now(), closed_at = now(), duplicate_of_id = e.id, version = r.version + 1, updated_at = now(), updated_by_id = NULL
  FROM trip_requests e
  WHERE r.id = :tripRequestId AND r.status = 'PENDING' AND e.id <> r.id AND e.status NOT IN ('DRAFT', 'DUPLICATE', 'CANCELLED', 'REJECTED', 'EXPIRED')
    AND e.submitted_at BETWEEN r.submitted_at - interval '24 hours' AND r.submitted_at
    AND e.traveler_ids && r.traveler_ids AND e.destination_names @> r.destination_names AND e.destination_names <@ r.destination_names
  RETURNING r.id, r.version, e.id AS earlier_id, r.updated_at AS at`,
);

export const insertDuplicateVersion = statement(
  'tripRequest.markDuplicateVersion',
  { duplicateId: z.uuid(), version: z.int(), changes: json<unknown>(), newId: z.uuid() },
  null,
  `
  WITH inserted AS (
    INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields)
    SELECT 'tripRequest', :duplicateId::uuid, :version::int, 'STATUS', snapshot || :changes::jsonb, ARRAY(SELECT jsonb_object_keys(:changes::jsonb))
    FROM versions WHERE entity_type = 'tripRequest' AND entity_id = :duplicateId::uuid AND version = :version::int - 1
  )
  INSERT INTO audit (id, actor_kind, action, entity_type, entity_id, details) VALUES (:newId, 'system', 'PENDING → DUPLICATE', 'tripRequest', :duplicateId::uuid, :changes::jsonb)`,
);
