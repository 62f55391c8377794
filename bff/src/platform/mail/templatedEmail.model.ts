import type { EmailStatus } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of templated_emails: an email to one person, queued or sent. */
export interface TemplatedEmailRow extends RecordRow {
  templateKey: string;
  /** Version of the template it was rendered with; null until it is sent. */
  templateVersion: number | null;
  category: 'TRANSACTIONAL' | 'REMINDER' | 'MARKETING';
  to: string[];
  personId: string | null;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** Values of the template's variables; secrets are masked once it is sent. */
  data: Record<string, unknown>;
  relatedType: string | null;
  relatedId: string | null;
  status: EmailStatus;
  statusChangedAt: Date;
  attempts: number;
  providerId: string | null;
  sendAt: Date | null;
  sentAt: Date | null;
  error: string | null;
  test: boolean;
  singletonKey: string | null;
  /** The document whose file is attached. */
  documentId: string | null;
  /** The conversation that it continues by mail; `personId` is the participant. */
  threadId: string | null;
}

export const TemplatedEmailModel = defineModel<TemplatedEmailRow>(
  'templatedEmail',
  {
    ...recordColumns,
    templateKey: DataTypes.TEXT,
    templateVersion: DataTypes.INTEGER,
    category: DataTypes.TEXT,
    to: DataTypes.ARRAY(DataTypes.TEXT),
    personId: DataTypes.UUID,
    replyTo: DataTypes.TEXT,
    subject: DataTypes.TEXT,
    html: DataTypes.TEXT,
    text: DataTypes.TEXT,
    data: DataTypes.JSONB,
    relatedType: DataTypes.TEXT,
    relatedId: DataTypes.UUID,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    attempts: DataTypes.INTEGER,
    providerId: DataTypes.TEXT,
    sendAt: DataTypes.DATE,
    sentAt: DataTypes.DATE,
    error: DataTypes.TEXT,
    test: DataTypes.BOOLEAN,
    singletonKey: DataTypes.TEXT,
    documentId: DataTypes.UUID,
    threadId: DataTypes.UUID,
  },
  tableOptions('templated_emails'),
);
