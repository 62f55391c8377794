import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';

/** A row of webhook_events: that something happened to a record. */
export interface WebhookEventRow {
  id: string;
  type: string;
  entityType: string;
  entityId: string;
  entityVersion: number;
  entityStatus: string | null;
  /** The companies that may hear of it. */
  partnerIds: string[];
  occurredAt: Date;
}

export const WebhookEventModel = defineModel<WebhookEventRow>(
  'webhookEvent',
  {
    id: { type: DataTypes.UUID, primaryKey: true },
    type: DataTypes.TEXT,
    entityType: DataTypes.TEXT,
    entityId: DataTypes.UUID,
    entityVersion: DataTypes.INTEGER,
    entityStatus: DataTypes.TEXT,
    partnerIds: DataTypes.ARRAY(DataTypes.UUID),
    occurredAt: DataTypes.DATE,
  },
  { tableName: 'webhook_events', underscored: true, timestamps: false },
);
