import type { ApiVersion, WebhookDisabledReason, WebhookEndpointStatus, WebhookEventType } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of webhook_endpoints. */
export interface WebhookEndpointRow extends RecordRow {
  /** The company whose events it is told of; null: of all. */
  partnerId: string | null;
  url: string;
  description: string | null;
  eventTypes: WebhookEventType[];
  apiVersion: ApiVersion;
  status: WebhookEndpointStatus;
  disabledReason: WebhookDisabledReason | null;
  /** Written by deliveries, without a version. */
  failingSince: Date | null;
}

export const WebhookEndpointModel = defineModel<WebhookEndpointRow>(
  'webhookEndpoint',
  {
    ...recordColumns,
    partnerId: DataTypes.UUID,
    url: DataTypes.TEXT,
    description: DataTypes.TEXT,
    eventTypes: DataTypes.ARRAY(DataTypes.TEXT),
    apiVersion: DataTypes.TEXT,
    status: DataTypes.TEXT,
    disabledReason: DataTypes.TEXT,
    failingSince: DataTypes.DATE,
  },
  tableOptions('webhook_endpoints'),
);
