import type { Partner } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { z } from 'zod';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';
import { partnerColumns } from './partnerColumns.ts';

type View = z.output<typeof Partner>;

/** A country of a partner, with the fields that only staff see. */
export type PartnerCountryRow = Required<View['countries'][number]>;

/** A row of partners, read with its countries, the open change request and statistics. */
export interface PartnerRow extends RecordRow {
  legalName: string;
  displayName: string;
  companyId: string | null;
  mergedIntoId: string | null;
  status: View['status'];
  statusChangedAt: Date;
  statusReasonCode: string | null;
  statusNote: string | null;
  /** Calendar day. */
  pausedUntil: string | null;
  /** When it left ACTIVE and PAUSED. */
  accessEndedAt: Date | null;
  email: string;
  phone: View['phone'];
  website: string | null;
  timeZone: string;
  businessHours: View['businessHours'];
  holidays: string[];
  languages: string[];
  currencyCode: string;
  careOwnerId: string | null;
  commissionRatePct: number | null;
  commissionTerms: string | null;
  invoicing: 'PER_SALE' | 'MONTHLY';
  maxOpenMatches: number;
  autoAccept: boolean;
  sustainabilityScore: number | null;
  licences: View['licences'];
  insurance: View['insurance'];
  contract: NonNullable<View['contract']> | null;
  billingAddress: NonNullable<View['billingAddress']> | null;
  profile: View['profile'];
  profilePublishedAt: Date | null;
  specializationIds: string[];
  exclusions: string[];
  noCompeteIds: string[];
  tags: string[];
  /** Codes of `countries`, for searches. */
  countryCodes: string[];
  /** Read with the row, sorted by country code; written by their own statements. */
  countries: PartnerCountryRow[];
  openChangeRequestId: string | null;
  stats: View['stats'];
}

export const PartnerModel = defineModel<PartnerRow>(
  'partner',
  {
    ...recordColumns,
    legalName: DataTypes.TEXT,
    displayName: DataTypes.TEXT,
    companyId: DataTypes.UUID,
    mergedIntoId: DataTypes.UUID,
    status: DataTypes.TEXT,
    statusChangedAt: DataTypes.DATE,
    statusReasonCode: DataTypes.TEXT,
    statusNote: DataTypes.TEXT,
    pausedUntil: DataTypes.DATEONLY,
    accessEndedAt: DataTypes.DATE,
    email: DataTypes.TEXT,
    phone: DataTypes.JSONB,
    website: DataTypes.TEXT,
    timeZone: DataTypes.TEXT,
    businessHours: DataTypes.JSONB,
    holidays: DataTypes.ARRAY(DataTypes.DATEONLY),
    languages: DataTypes.ARRAY(DataTypes.TEXT),
    currencyCode: DataTypes.CHAR(3),
    careOwnerId: DataTypes.UUID,
    commissionRatePct: DataTypes.DOUBLE,
    commissionTerms: DataTypes.TEXT,
    invoicing: DataTypes.TEXT,
    maxOpenMatches: DataTypes.INTEGER,
    autoAccept: DataTypes.BOOLEAN,
    sustainabilityScore: DataTypes.INTEGER,
    licences: DataTypes.JSONB,
    insurance: DataTypes.JSONB,
    contract: DataTypes.JSONB,
    billingAddress: DataTypes.JSONB,
    profile: DataTypes.JSONB,
    profilePublishedAt: DataTypes.DATE,
    specializationIds: DataTypes.ARRAY(DataTypes.UUID),
    exclusions: DataTypes.ARRAY(DataTypes.TEXT),
    noCompeteIds: DataTypes.ARRAY(DataTypes.UUID),
    tags: DataTypes.ARRAY(DataTypes.TEXT),
    countryCodes: DataTypes.ARRAY(DataTypes.TEXT),
    countries: DataTypes.VIRTUAL,
    openChangeRequestId: DataTypes.VIRTUAL,
    stats: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('partners'),
    defaultScope: { attributes: { exclude: partnerColumns.map(([, name]) => name), include: [...partnerColumns] } },
  },
);
