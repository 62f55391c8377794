import type { UserStatus } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** Consent to marketing, with its proof. Times are ISO 8601. */
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
  /** Status of the account; read with the row, not written with it; null without an account. */
  status: UserStatus | null;
}

const accountStatus = literal('(SELECT u.status FROM users u WHERE u.id = "traveler"."user_id")');

export const TravelerModel = defineModel<TravelerRow>(
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
  { ...tableOptions('travelers'), defaultScope: { attributes: { exclude: ['status'], include: [[accountStatus, 'status']] } } },
);
