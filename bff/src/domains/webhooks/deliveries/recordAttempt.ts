import { disableEndpoint } from '#src/domains/webhooks/endpoints/disableEndpoint.ts';
import { endFailing, noteFailing } from '#src/domains/webhooks/endpoints/webhookEndpoint.sql.ts';
import { deliverWebhookJob } from '#src/domains/webhooks/webhooks.jobs.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { findRetryDelay } from '#src/platform/webhooks/retryDelay.ts';
import type { WebhookRequest } from '#src/platform/webhooks/sendWebhook.ts';
import { logAttempt, type PendingDelivery } from './delivery.sql.ts';
import type { LoggedAttempt } from './loggedAttempt.ts';

const MAX_FAILING_DAYS = 5;

/** Logs an attempt and, in the same transaction, plans the next one, or disables an endpoint that is gone or has failed for five days. */
export async function recordAttempt(
  { id: deliveryId, endpointId, attemptCount, trigger }: PendingDelivery,
  request: WebhookRequest,
  attempt: LoggedAttempt,
  context: CallContext,
): Promise<void> {
  const { db, queue } = context;
  const isDelivered = attempt.error === null;
  const isGone = attempt.status === 410;
  const mayRetry = !isDelivered && !isGone && trigger !== 'TEST';
  const delay = mayRetry ? findRetryDelay(attemptCount + 1, attempt.headers['retry-after']) : null;
  const nextAttemptAt = delay === null ? null : new Date(Date.now() + delay);
  const status = isDelivered ? 'DELIVERED' : nextAttemptAt ? 'PENDING' : 'FAILED';
  const deliveredAt = isDelivered ? new Date() : null;
  const [logged] = await db.run(logAttempt, { deliveryId, attemptCount, status, request, attempts: [attempt], nextAttemptAt, deliveredAt });
  if (!logged) return;
  if (nextAttemptAt) await queue.enqueue(deliverWebhookJob, { deliveryId }, { db, startAfter: nextAttemptAt, group: endpointId });
  if (isDelivered) await db.run(endFailing, { endpointId });
  else if (trigger !== 'TEST') await noteFailure(endpointId, isGone, context);
}

async function noteFailure(endpointId: string, isGone: boolean, context: CallContext): Promise<void> {
  const failing = await context.db.first(noteFailing, { endpointId, maxDays: MAX_FAILING_DAYS });
  if (isGone) await disableEndpoint(endpointId, 'GONE', context);
  else if (failing?.isOver) await disableEndpoint(endpointId, 'FAILING', context);
}
