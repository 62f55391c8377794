import { openSecrets } from '#src/domains/webhooks/endpoints/webhookSecrets.ts';
import { presentPayload } from '#src/domains/webhooks/events/presentEvent.ts';
import type { deliverWebhookJob } from '#src/domains/webhooks/webhooks.jobs.ts';
import type { Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { sendWebhook, type WebhookRequest } from '#src/platform/webhooks/sendWebhook.ts';
import { signWebhook } from '#src/platform/webhooks/webhookSignature.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { giveUpDelivery, type PendingDelivery, selectPendingDelivery } from './delivery.sql.ts';
import { recordAttempt } from './recordAttempt.ts';

/** Sends an event, outside of a transaction, because a receiver may take its time. It may be sent twice: receivers know it by its id. */
export function deliverWebhook(services: Services) {
  return async ({ deliveryId }: JobData<typeof deliverWebhookJob>, { id, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const delivery = await services.db.first(selectPendingDelivery, { deliveryId });
    if (!delivery) return;
    if (!isTaken(delivery)) return void (await services.db.run(giveUpDelivery, { deliveryId }));
    const at = new Date();
    const request = buildRequest(delivery, await openSecrets(delivery.endpointId, services), at);
    const attempt = await sendWebhook(request, { allowsPrivate: services.settings.isLocal, signal });
    await runAsSystem(services, id, (context) => recordAttempt(delivery, request, { at: at.toISOString(), ...attempt }, context));
  };
}

/** A test is for an endpoint that is disabled too. */
function isTaken({ trigger, endpointStatus, hasAccess }: PendingDelivery): boolean {
  return hasAccess && (endpointStatus === 'ENABLED' || trigger === 'TEST');
}

function buildRequest(delivery: PendingDelivery, secrets: readonly string[], at: Date): WebhookRequest {
  const body = JSON.stringify(presentPayload(delivery));
  const { id, timestamp, signature } = signWebhook(
    { id: delivery.eventId, timestamp: String(Math.floor(at.getTime() / 1000)) },
    body,
    secrets,
  );
  return {
    url: delivery.url,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Farwend-Webhooks',
      'farwend-version': delivery.apiVersion,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    },
    body,
  };
}
