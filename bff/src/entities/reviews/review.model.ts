import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** A row of reviews. The ratings 20 to 100 are one to five stars. */
export interface ReviewRow extends RecordRow {
  partnerId: string;
  companyId: string | null;
  authorName: string;
  authorPlace: string | null;
  rating: 20 | 40 | 60 | 80 | 100;
  title: string;
  body: string;
  locationIds: string[];
  tripTypes: string[];
  reviewedAt: Date;
  source: 'INVITATION' | 'LINK' | 'IMPORT' | 'STAFF';
  verified: boolean;
  status: 'SUBMITTED' | 'PENDING' | 'PUBLISHED' | 'REJECTED' | 'FLAGGED' | 'REMOVED' | 'WITHDRAWN';
  helpfulCount: number;
  reply: { body: string; byId: string | null; at: string; status: 'PENDING' | 'PUBLISHED' | 'REJECTED' } | null;
  locale: string;
  isDemo: boolean;
}

export function defineReview(sequelize: Sequelize) {
  return sequelize.define<Model<ReviewRow>>(
    'review',
    {
      ...recordColumns,
      partnerId: DataTypes.UUID,
      companyId: DataTypes.UUID,
      authorName: DataTypes.TEXT,
      authorPlace: DataTypes.TEXT,
      rating: DataTypes.INTEGER,
      title: DataTypes.TEXT,
      body: DataTypes.TEXT,
      locationIds: DataTypes.ARRAY(DataTypes.UUID),
      tripTypes: DataTypes.ARRAY(DataTypes.TEXT),
      reviewedAt: DataTypes.DATE,
      source: DataTypes.TEXT,
      verified: DataTypes.BOOLEAN,
      status: DataTypes.TEXT,
      helpfulCount: DataTypes.INTEGER,
      reply: DataTypes.JSONB,
      locale: DataTypes.TEXT,
      isDemo: DataTypes.BOOLEAN,
    },
    table('reviews'),
  );
}
