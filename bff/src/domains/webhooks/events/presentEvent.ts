import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import type { WebhookEventRow } from './webhookEvent.model.ts';

type WebhookEventView = ReplyOf<typeof contract.webhookEvents.list>['items'][number];
type EventFacts = Pick<WebhookEventRow, 'type' | 'entityType' | 'entityId' | 'entityVersion' | 'entityStatus' | 'occurredAt'>;

/** What a program is told of an event, and no more: it reads the record with its own rights. */
export function presentPayload(event: EventFacts): Omit<WebhookEventView, 'id'> {
  return {
    type: event.type,
    timestamp: toIsoString(event.occurredAt),
    data: { id: event.entityId, version: event.entityVersion, status: event.entityStatus, entityType: event.entityType },
  };
}
