import type { WebhookEventType } from '@farwend/api-contract';
import { TravelerModel } from '#src/domains/travelers/travelers/traveler.model.ts';
import { deliverWebhookJob } from '#src/domains/webhooks/webhooks.jobs.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import type { SavedRecord } from '#src/kernel/recordSaved.ts';
import type { EventAudience } from './eventRule.ts';
import { eventRules } from './eventRules.data.ts';
import { insertEvent } from './webhookEvent.sql.ts';

const rulesByType = Map.groupBy(
  eventRules.flatMap((rule) => rule.entityTypes.map((entityType) => ({ entityType, rule }))),
  ({ entityType }) => entityType,
);

interface EventFacts {
  type: WebhookEventType;
  entityType: string;
  entityId: string;
  entityVersion: number;
  entityStatus: string | null;
}

/** Writes the events that the change of a record is, in its transaction. */
export async function recordWebhookEvents({ type: entityType, before, after }: SavedRecord, context: CallContext): Promise<void> {
  for (const { rule } of rulesByType.get(entityType) ?? []) {
    if (!rule.happened(after, before)) continue;
    const facts = {
      type: rule.type,
      entityType,
      entityId: after.id,
      entityVersion: after.version,
      entityStatus: rule.status?.(after) ?? null,
    };
    await writeEvent(facts, rule.audience?.(after) ?? {}, context);
  }
}

/** Writes that a traveler was forgotten, in the transaction of the erasure. */
export async function recordErasureEvent({ travelerId }: { travelerId: string }, context: CallContext): Promise<void> {
  const traveler = await context.db.byId(TravelerModel, travelerId);
  if (!traveler) return;
  const record = { entityType: 'traveler', entityId: traveler.id, entityVersion: traveler.version, entityStatus: null };
  await writeEvent({ type: 'traveler.erased', ...record }, {}, context);
}

async function writeEvent(
  facts: EventFacts,
  { partnerId = null, tripRequestId = null, conversationId = null }: EventAudience,
  { db, queue }: CallContext,
): Promise<void> {
  const deliveries = await db.run(insertEvent, { id: newId(), ...facts, partnerId, tripRequestId, conversationId });
  for (const { id, endpointId } of deliveries) await queue.enqueue(deliverWebhookJob, { deliveryId: id }, { db, group: endpointId });
}
