import type { TripType } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of traveler_profiles: how a person likes to travel. */
export interface TravelerProfileRow extends RecordRow {
  travelerId: string;
  interests: TripType[];
  pace: 'RELAXED' | 'MODERATE' | 'ACTIVE' | null;
  /** Empty, except in rows of a server before DATA_KEYS that were not sealed again yet. */
  dietary: string[];
  /** Sealed JSON of the list; see healthTexts.ts. */
  sealedDietary: Buffer | null;
  /** Sealed. */
  accessibilityNeeds: Buffer | null;
  companions: { givenName: string; relation: string; ageGroup: string }[];
  visited: string[];
  wishlist: string[];
  celebrations: { label: string; date: string }[];
  loyalty: { program: string; number: string }[];
  aboutMe: string | null;
}

export const TravelerProfileModel = defineModel<TravelerProfileRow>(
  'travelerProfile',
  {
    ...recordColumns,
    travelerId: DataTypes.UUID,
    interests: DataTypes.ARRAY(DataTypes.TEXT),
    pace: DataTypes.TEXT,
    dietary: DataTypes.ARRAY(DataTypes.TEXT),
    sealedDietary: DataTypes.BLOB,
    accessibilityNeeds: DataTypes.BLOB,
    companions: DataTypes.JSONB,
    visited: DataTypes.ARRAY(DataTypes.UUID),
    wishlist: DataTypes.ARRAY(DataTypes.UUID),
    celebrations: DataTypes.JSONB,
    loyalty: DataTypes.JSONB,
    aboutMe: DataTypes.TEXT,
  },
  tableOptions('traveler_profiles'),
);
