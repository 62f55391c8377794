import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const range = { endpointId: z.uuid(), from: z.date(), to: z.date(), onlyFailed: z.boolean() };

/** The events of a time that an endpoint listens to and may hear of; with onlyFailed those that neither reached it nor are on their way. */
const replayed = `
  webhook_endpoints e JOIN webhook_events v ON v.type = ANY (e.event_types) AND (e.partner_id IS NULL OR v.partner_ids @> ARRAY[e.partner_id])
  WHERE e.id = :endpointId AND v.occurred_at BETWEEN :from AND :to AND (NOT :onlyFailed::boolean OR NOT EXISTS (
    SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.event_id = v.id AND d.status IN ('PENDING', 'DELIVERED')))`;

export const countReplayed = statement(
  'webhookReplay.count',
  range,
  z.object({ count: z.int() }),
  `SELECT count(*)::int AS count FROM ${replayed}`,
);

/** Plans deliveries of the next events, the earliest first. No row for an event that the replay has already. */
export const insertReplayed = statement(
  'webhookReplay.insert',
  { ...range, replayId: z.uuid(), afterId: z.uuid().nullable(), limit: z.int() },
  z.object({ id: z.uuid(), eventId: z.uuid() }),
  `INSERT INTO webhook_deliveries (endpoint_id, event_id, trigger, replay_id, next_attempt_at)
   SELECT e.id, v.id, 'REPLAY', :replayId, now() FROM ${replayed}
     AND (:afterId::uuid IS NULL OR (v.occurred_at, v.id) > (SELECT a.occurred_at, a.id FROM webhook_events a WHERE a.id = :afterId::uuid))
   ORDER BY v.occurred_at, v.id LIMIT :limit
   ON CONFLICT DO NOTHING RETURNING id, event_id AS "eventId"`,
);
