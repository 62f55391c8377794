import { webhookDeliveryStatuses, webhookEndpointStatuses, webhookTriggers } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { WebhookRequest } from '#src/platform/webhooks/sendWebhook.ts';
import type { LoggedAttempt } from './loggedAttempt.ts';

const delivery = { deliveryId: z.uuid() };

const PendingDelivery = z.object({
  id: z.uuid(),
  endpointId: z.uuid(),
  trigger: z.enum(webhookTriggers),
  attemptCount: z.int(),
  url: z.string(),
  apiVersion: z.string(),
  endpointStatus: z.enum(webhookEndpointStatuses),
  /** Whether its company works with us. */
  hasAccess: z.boolean(),
  eventId: z.uuid(),
  type: z.string(),
  entityType: z.string(),
  entityId: z.uuid(),
  entityVersion: z.int(),
  entityStatus: z.string().nullable(),
  occurredAt: z.date(),
});
export type PendingDelivery = z.output<typeof PendingDelivery>;

/** What has to be sent and where; nothing once it is settled. */
export const selectPendingDelivery = statement(
  'webhookDelivery.pending',
  delivery,
  PendingDelivery,
  `SELECT d.id, d.endpoint_id AS "endpointId", d.trigger, d.attempt_count AS "attemptCount", e.url, e.api_version AS "apiVersion",
     e.status AS "endpointStatus", e.partner_id IS NULL OR p.access_ended_at IS NULL AS "hasAccess", v.id AS "eventId", v.type,
     v.entity_type AS "entityType", v.entity_id AS "entityId", v.entity_version AS "entityVersion", v.entity_status AS "entityStatus",
     v.occurred_at AS "occurredAt"
   FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id JOIN webhook_events v ON v.id = d.event_id
     LEFT JOIN partners p ON p.id = e.partner_id
   WHERE d.id = :deliveryId AND d.status = 'PENDING'`,
);

/** Logs an attempt; no row if it was logged before, by a run of the job that was cut off. */
export const logAttempt = statement(
  'webhookDelivery.attempt',
  {
    ...delivery,
    attemptCount: z.int(),
    status: z.enum(webhookDeliveryStatuses),
    request: json<WebhookRequest>(),
    attempts: json<LoggedAttempt[]>(),
    nextAttemptAt: z.date().nullable(),
    deliveredAt: z.date().nullable(),
  },
  z.object({ id: z.uuid() }),
  `UPDATE webhook_deliveries SET status = :status, request = :request, attempts = attempts || :attempts::jsonb, attempt_count = attempt_count + 1,
     next_attempt_at = :nextAttemptAt, delivered_at = :deliveredAt
   WHERE id = :deliveryId AND attempt_count = :attemptCount AND status = 'PENDING' RETURNING id`,
);

/** Gives up what its endpoint no longer takes. */
export const giveUpDelivery = statement(
  'webhookDelivery.giveUp',
  delivery,
  null,
  `UPDATE webhook_deliveries SET status = 'FAILED', next_attempt_at = NULL WHERE id = :deliveryId AND status = 'PENDING'`,
);

/** An event about the endpoint itself, and its delivery. */
export const insertTest = statement(
  'webhookDelivery.insertTest',
  { ...delivery, eventId: z.uuid(), endpointId: z.uuid(), type: z.string() },
  null,
  `WITH event AS (
     INSERT INTO webhook_events (id, type, entity_type, entity_id, entity_version, entity_status, partner_ids)
     SELECT :eventId, :type, 'webhookEndpoint', e.id, e.version, e.status, array_remove(ARRAY[e.partner_id], NULL)
     FROM webhook_endpoints e WHERE e.id = :endpointId RETURNING id)
   INSERT INTO webhook_deliveries (id, endpoint_id, event_id, trigger, next_attempt_at) SELECT :deliveryId, :endpointId, event.id, 'TEST', now() FROM event`,
);
