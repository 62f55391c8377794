import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { idField, momentField } from '#src/kernel/searchFields.ts';
import { WebhookEndpointModel, type WebhookEndpointRow } from './webhookEndpoint.model.ts';
import { webhookEndpointPolicy } from './webhookEndpoint.policy.ts';

type WebhookEndpointView = ReplyOf<typeof contract.webhookEndpoints.read>;

export const webhookEndpointEntity: Entity<WebhookEndpointRow, WebhookEndpointView> = {
  type: 'webhookEndpoint',
  model: WebhookEndpointModel,
  policy: webhookEndpointPolicy,
  present: (row) => ({
    ...presentFields(row),
    failingSince: toIsoString(row.failingSince),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById: row.createdById,
    version: row.version,
  }),
  snapshot: presentFields,
  fields: {
    partnerId: idField('partnerId'),
    status: { attribute: 'status', kind: 'text' },
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};

function presentFields({ id, partnerId, url, description, eventTypes, apiVersion, status, disabledReason }: WebhookEndpointRow) {
  return { id, partnerId, url, description, eventTypes, apiVersion, status, disabledReason };
}
