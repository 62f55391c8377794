import type { WebhookDeliveryStatus, WebhookTrigger } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { WebhookRequest } from '#src/platform/webhooks/sendWebhook.ts';
import type { LoggedAttempt } from './loggedAttempt.ts';

/** A row of webhook_deliveries: an event for an endpoint. */
export interface WebhookDeliveryRow {
  id: string;
  endpointId: string;
  eventId: string;
  trigger: WebhookTrigger;
  replayId: string | null;
  status: WebhookDeliveryStatus;
  /** What was last sent. */
  request: WebhookRequest | null;
  attempts: LoggedAttempt[];
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  createdAt: Date;
  /** Read with the row. */
  eventType: string;
}

const eventType = `(SELECT e.type FROM webhook_events e WHERE e.id = "webhookDelivery"."event_id")`;

export const WebhookDeliveryModel = defineModel<WebhookDeliveryRow>(
  'webhookDelivery',
  {
    id: { type: DataTypes.UUID, primaryKey: true },
    endpointId: DataTypes.UUID,
    eventId: DataTypes.UUID,
    trigger: DataTypes.TEXT,
    replayId: DataTypes.UUID,
    status: DataTypes.TEXT,
    request: DataTypes.JSONB,
    attempts: DataTypes.JSONB,
    nextAttemptAt: DataTypes.DATE,
    deliveredAt: DataTypes.DATE,
    createdAt: DataTypes.DATE,
    eventType: DataTypes.VIRTUAL,
  },
  {
    tableName: 'webhook_deliveries',
    underscored: true,
    timestamps: false,
    defaultScope: { attributes: { exclude: ['eventType'], include: [[literal(eventType), 'eventType']] } },
  },
);
