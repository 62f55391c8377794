import type { EmailStatus } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** A row of templated_emails: one mail to one person, before and after it is sent. */
export interface TemplatedEmailRow extends RecordRow {
  templateKey: string;
  /** Version of the template it was written with; null until it is sent. */
  templateVersion: number | null;
  category: 'TRANSACTIONAL' | 'REMINDER' | 'MARKETING';
  to: string[];
  personId: string | null;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** Values of the template's variables; links with codes are taken out once it is sent. */
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
}

export function defineTemplatedEmail(sequelize: Sequelize) {
  return sequelize.define<Model<TemplatedEmailRow>>(
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
    },
    table('templated_emails'),
  );
}
