import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** A row of newsletter_requests: one e-mail address and whether it wants the newsletter. */
export interface NewsletterRequestRow extends RecordRow {
  email: string;
  fullName: string;
  viewId: string | null;
  status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED' | 'BOUNCED' | 'COMPLAINED';
  source: 'FOOTER' | 'TRIP_FORM' | 'ARTICLE' | 'STAFF';
  consentText: string | null;
  consentIpHash: string | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
}

export function defineNewsletterRequest(sequelize: Sequelize) {
  return sequelize.define<Model<NewsletterRequestRow>>(
    'newsletterRequest',
    {
      ...recordColumns,
      email: DataTypes.TEXT,
      fullName: DataTypes.TEXT,
      viewId: DataTypes.UUID,
      status: DataTypes.TEXT,
      source: DataTypes.TEXT,
      consentText: DataTypes.TEXT,
      consentIpHash: DataTypes.TEXT,
      confirmedAt: DataTypes.DATE,
      unsubscribedAt: DataTypes.DATE,
    },
    table('newsletter_requests'),
  );
}
