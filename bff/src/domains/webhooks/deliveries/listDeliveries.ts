import type { contract, QueryOf, ReplyOf } from '@farwend/api-contract';
import { findEnd } from '#src/db/paging/findEnd.ts';
import { selectPage } from '#src/db/paging/selectPage.ts';
import type { WebhookEndpointRow } from '#src/domains/webhooks/endpoints/webhookEndpoint.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { WebhookDeliveryModel, type WebhookDeliveryRow } from './webhookDelivery.model.ts';

type DeliveryCalls = typeof contract.webhookEndpoints;

/** What was sent to an endpoint, the newest first. */
export async function listDeliveries(
  { id: endpointId }: WebhookEndpointRow,
  query: QueryOf<DeliveryCalls['deliveries']>,
  context: CallContext,
): Promise<ReplyOf<DeliveryCalls['deliveries']>> {
  const { limit, status, trigger, eventId } = query;
  const start = findPageStart(query, context);
  const { rows, ...totals } = await selectPage(context.db, WebhookDeliveryModel, {
    scope: { endpointId },
    filters: { ...(status && { status }), ...(trigger && { trigger }), ...(eventId && { eventId }) },
    words: null,
    order: [
      ['createdAt', 'DESC'],
      ['id', 'ASC'],
    ],
    ...start,
    limit,
    exactTotal: false,
    replica: false,
    listKey: null,
  });
  return buildPage(rows.map(presentDelivery), { start, limit, ...totals, end: findEnd(rows) }, context);
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
