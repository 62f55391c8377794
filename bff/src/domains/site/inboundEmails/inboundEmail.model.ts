import type { InboundEmailStatus } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import type { RecordRow } from '#src/kernel/entity.ts';

/** A row of inbound_emails: an email that somebody sent to us. */
export interface InboundEmailRow extends RecordRow {
  messageId: string;
  fromAddress: string;
  toAddresses: string[];
  subject: string;
  /** What the sender wrote, without quotes. */
  body: string;
  spf: string | null;
  dkim: string | null;
  dmarc: string | null;
  status: InboundEmailStatus;
  reason: string | null;
  conversationId: string | null;
  postedMessageId: string | null;
  /** The email as it was received; null once its time is over. */
  storageKey: string | null;
  sizeBytes: number;
}

export const InboundEmailModel = defineModel<InboundEmailRow>(
  'inboundEmail',
  {
    ...recordColumns,
    messageId: DataTypes.TEXT,
    fromAddress: DataTypes.TEXT,
    toAddresses: DataTypes.ARRAY(DataTypes.TEXT),
    subject: DataTypes.TEXT,
    body: DataTypes.TEXT,
    spf: DataTypes.TEXT,
    dkim: DataTypes.TEXT,
    dmarc: DataTypes.TEXT,
    status: DataTypes.TEXT,
    reason: DataTypes.TEXT,
    conversationId: DataTypes.UUID,
    postedMessageId: DataTypes.UUID,
    storageKey: DataTypes.TEXT,
    sizeBytes: DataTypes.INTEGER,
  },
  tableOptions('inbound_emails'),
);
