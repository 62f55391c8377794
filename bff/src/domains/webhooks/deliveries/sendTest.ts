import { type contract, type ReplyOf, WEBHOOK_TEST_TYPE } from '@farwend/api-contract';
import type { WebhookEndpointRow } from '#src/domains/webhooks/endpoints/webhookEndpoint.model.ts';
import { deliverWebhookJob } from '#src/domains/webhooks/webhooks.jobs.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { notFound } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { insertTest } from './delivery.sql.ts';
import { presentDelivery } from './listDeliveries.ts';
import { WebhookDeliveryModel } from './webhookDelivery.model.ts';

/** Sends an event about the endpoint itself, so that its owner sees whether it arrives. */
export async function sendTest(
  { id: endpointId }: WebhookEndpointRow,
  { db, queue }: CallContext,
): Promise<ReplyOf<typeof contract.webhookEndpoints.test>> {
  const deliveryId = newId();
  await db.run(insertTest, { deliveryId, eventId: newId(), endpointId, type: WEBHOOK_TEST_TYPE });
  await queue.enqueue(deliverWebhookJob, { deliveryId }, { db, group: endpointId });
  const row = await db.byId(WebhookDeliveryModel, deliveryId);
  if (!row) throw notFound();
  return presentDelivery(row);
}
