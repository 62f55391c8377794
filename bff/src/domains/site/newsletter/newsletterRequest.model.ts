import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of newsletter_requests: the subscription of one e-mail address. */
export interface NewsletterRequestRow extends RecordRow {
  email: string;
  fullName: string;
  viewId: string | null;
  status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED' | 'BOUNCED' | 'COMPLAINED';
  source: 'FOOTER' | 'TRIP_FORM' | 'ARTICLE' | 'STAFF';
  consentText: string | null;
  /** Null for sign-ups of earlier releases. */
  consentAt: Date | null;
  consentIpHash: string | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
}

export const NewsletterRequestModel = defineModel<NewsletterRequestRow>(
  'newsletterRequest',
  {
    ...recordColumns,
    email: DataTypes.TEXT,
    fullName: DataTypes.TEXT,
    viewId: DataTypes.UUID,
    status: DataTypes.TEXT,
    source: DataTypes.TEXT,
    consentText: DataTypes.TEXT,
    consentAt: DataTypes.DATE,
    consentIpHash: DataTypes.TEXT,
    confirmedAt: DataTypes.DATE,
    unsubscribedAt: DataTypes.DATE,
  },
  tableOptions('newsletter_requests'),
);
