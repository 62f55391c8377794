import type { UserStatus } from '@farwend/api-contract';
import { DataTypes, literal, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** What a person agreed to receive, with the proof of it. Moments are ISO 8601. */
export interface MarketingRow {
  newsletter: boolean;
  consentAt: string | null;
  consentSource: string | null;
  consentText: string | null;
}

/** A row of travelers. */
export interface TravelerRow extends RecordRow {
  userId: string | null;
  givenName: string;
  familyName: string;
  email: string;
  phone: { prefix: string; number: string } | null;
  countryOfResidence: string;
  timeZone: string | null;
  preferredContact: 'EMAIL' | 'PHONE' | 'MESSAGE' | 'ANY';
  preferredContactTime: 'MORNING' | 'AFTERNOON' | 'EVENING' | 'ANY';
  marketing: MarketingRow;
  doNotContact: boolean;
  tags: string[];
  source: string | null;
  tripCount: number;
  lifetimeValueUSD: number;
  mergedIntoId: string | null;
  erasedAt: Date | null;
  /** Of the account, read with the row and never written through it; null without an account. */
  status: UserStatus | null;
}

const accountStatus = literal('(SELECT u.status FROM users u WHERE u.id = "traveler"."user_id")');

export function defineTraveler(sequelize: Sequelize) {
  return sequelize.define<Model<TravelerRow>>(
    'traveler',
    {
      ...recordColumns,
      userId: DataTypes.UUID,
      givenName: DataTypes.TEXT,
      familyName: DataTypes.TEXT,
      email: DataTypes.TEXT,
      phone: DataTypes.JSONB,
      countryOfResidence: DataTypes.CHAR(2),
      timeZone: DataTypes.TEXT,
      preferredContact: DataTypes.TEXT,
      preferredContactTime: DataTypes.TEXT,
      marketing: DataTypes.JSONB,
      doNotContact: DataTypes.BOOLEAN,
      tags: DataTypes.ARRAY(DataTypes.TEXT),
      source: DataTypes.TEXT,
      tripCount: DataTypes.INTEGER,
      lifetimeValueUSD: { type: DataTypes.INTEGER, field: 'lifetime_value_usd' },
      mergedIntoId: DataTypes.UUID,
      erasedAt: DataTypes.DATE,
      status: DataTypes.VIRTUAL,
    },
    { ...table('travelers'), defaultScope: { attributes: { exclude: ['status'], include: [[accountStatus, 'status']] } } },
  );
}
