import type { contract, QueryOf, ReplyOf } from '@farwend/api-contract';
import { selectPage } from '#src/db/paging/selectPage.ts';
import type { WebhookEndpointRow } from '#src/domains/webhooks/endpoints/webhookEndpoint.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { WebhookDeliveryModel, type WebhookDeliveryRow } from './webhookDelivery.model.ts';

type DeliveryCalls = typeof contract.webhookEndpoints;

/** What was sent to an endpoint, the newest first. */
export async function listDeliveries(
  { id: endpointId }: WebhookEndpointRow,
  { offset, limit, status, trigger, eventId }: QueryOf<DeliveryCalls['deliveries']>,
  { db }: CallContext,
): Promise<ReplyOf<DeliveryCalls['deliveries']>> {
  const { rows, ...totals } = await selectPage(db, WebhookDeliveryModel, {
    scope: { endpointId },
    filters: { ...(status && { status }), ...(trigger && { trigger }), ...(eventId && { eventId }) },
    words: null,
    order: [
      ['createdAt', 'DESC'],
      ['id', 'ASC'],
    ],
    offset,
    limit,
    exactTotal: false,
    replica: false,
    listKey: null,
  });
  return { items: rows.map(presentDelivery), ...totals, offset, limit };
}

export function presentDelivery(row: WebhookDeliveryRow): ReplyOf<DeliveryCalls['test']> {
  const { id, eventId, eventType, trigger, status, nextAttemptAt, deliveredAt, createdAt, request, attempts } = row;
  return {
    id,
    eventId,
    eventType,
    trigger,
    status,
    nextAttemptAt: toIsoString(nextAttemptAt),
    deliveredAt: toIsoString(deliveredAt),
    createdAt: toIsoString(createdAt),
    request: request && { url: request.url, headers: request.headers, body: request.body },
    attempts: attempts.map((one) => ({
      at: one.at,
      durationMs: one.durationMs,
      status: one.status,
      headers: one.headers,
      body: one.body,
      error: one.error,
    })),
  };
}
