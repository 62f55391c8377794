import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import type { WebhookEndpointRow } from '#src/domains/webhooks/endpoints/webhookEndpoint.model.ts';
import { replayWebhooksJob } from '#src/domains/webhooks/webhooks.jobs.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { countReplayed } from './replay.sql.ts';

type ReplayCall = typeof contract.webhookEndpoints.replay;

/** Begins to send the events of a time again; a job goes on with it. */
export async function startReplay(
  { id: endpointId }: WebhookEndpointRow,
  body: BodyOf<ReplayCall>,
  context: CallContext,
): Promise<ReplyOf<ReplayCall>> {
  const { db, queue } = context;
  const { from, to = new Date().toISOString(), onlyFailed } = body;
  if (Date.parse(from) > Date.parse(to)) throw fieldFailure('/to', 'order', 'Must not be before from');
  const range = { endpointId, onlyFailed };
  const counted = await db.first(countReplayed, { ...range, from: new Date(from), to: new Date(to) });
  const replayId = newId();
  await queue.enqueue(replayWebhooksJob, { ...range, from, to, replayId, afterId: null }, { db });
  await recordAudit('REPLAY', 'webhookEndpoint', endpointId, { replayId, from, to, onlyFailed }, context);
  return { id: replayId, from, to, onlyFailed, eventCount: counted?.count ?? 0 };
}
