import type { ReviewStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

export type Rating = 20 | 40 | 60 | 80 | 100;

/** The company's reply to a review. */
export interface ReplyRow {
  body: string;
  byId: string | null;
  at: string;
  status: 'PENDING' | 'PUBLISHED' | 'REJECTED';
}
export interface ModerationRow {
  groundCode: string | null;
  note: string | null;
  byId: string | null;
  at: string;
  findings: string[];
}
export interface RewardRow {
  kind: 'NONE' | 'VOUCHER' | 'DONATION';
  valueUSD: number;
  setAt: string;
}

/** A row of reviews. The ratings 20 to 100 are one to five stars. */
export interface ReviewRow extends RecordRow {
  tripMatchId: string | null;
  partnerId: string;
  companyId: string | null;
  agentId: string | null;
  itineraryId: string | null;
  travelerId: string | null;
  authorName: string;
  authorPlace: string | null;
  rating: Rating;
  subRatings: Partial<Record<'planning' | 'communication' | 'value' | 'guiding' | 'stays', Rating | undefined>> | null;
  title: string;
  body: string;
  photos: { id: string; url: string }[];
  travelledFrom: string | null;
  travelledTo: string | null;
  partyType: 'SOLO' | 'COUPLE' | 'FAMILY' | 'FRIENDS' | 'GROUP' | null;
  locationIds: string[];
  tripTypes: string[];
  tags: string[];
  reviewedAt: Date;
  source: 'INVITATION' | 'LINK' | 'IMPORT' | 'STAFF';
  verified: boolean;
  status: ReviewStatus;
  statusChangedAt: Date;
  moderation: ModerationRow | null;
  helpfulCount: number;
  reply: ReplyRow | null;
  reward: RewardRow | null;
  locale: string;
  isDemo: boolean;
  /** From the partner, read with the row. */
  companyName: string;
  /** From the published company page, read with the row; null without one. */
  companySlug: string | null;
}

const companyName = literal('(SELECT p.display_name FROM partners p WHERE p.id = "review"."partner_id")');
const companySlug = literal('(SELECT c.slug FROM published_content c WHERE c.id = "review"."company_id")');

export const ReviewModel = defineModel<ReviewRow>(
  'review',
  {
    ...recordColumns,
    tripMatchId: DataTypes.UUID,
    partnerId: DataTypes.UUID,
    companyId: DataTypes.UUID,
    agentId: DataTypes.UUID,
    itineraryId: DataTypes.UUID,
    travelerId: DataTypes.UUID,
    authorName: DataTypes.TEXT,
    authorPlace: DataTypes.TEXT,
    rating: DataTypes.INTEGER,
    subRatings: DataTypes.JSONB,
    title: DataTypes.TEXT,
    body: DataTypes.TEXT,
    photos: DataTypes.JSONB,
    travelledFrom: DataTypes.DATEONLY,
    travelledTo: DataTypes.DATEONLY,
    partyType: DataTypes.TEXT,
    locationIds: DataTypes.ARRAY(DataTypes.UUID),
    tripTypes: DataTypes.ARRAY(DataTypes.TEXT),
    tags: DataTypes.ARRAY(DataTypes.TEXT),
    reviewedAt: DataTypes.DATE,
    source: DataTypes.TEXT,
    verified: DataTypes.BOOLEAN,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    moderation: DataTypes.JSONB,
    helpfulCount: DataTypes.INTEGER,
    reply: DataTypes.JSONB,
    reward: DataTypes.JSONB,
    locale: DataTypes.TEXT,
    isDemo: DataTypes.BOOLEAN,
    companyName: DataTypes.VIRTUAL,
    companySlug: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('reviews'),
    defaultScope: {
      attributes: {
        exclude: ['companyName', 'companySlug'],
        include: [
          [companyName, 'companyName'],
          [companySlug, 'companySlug'],
        ],
      },
    },
  },
);
