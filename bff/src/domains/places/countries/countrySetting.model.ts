import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of country_settings: the rules for trips to a country and for its residents. */
export interface CountrySettingRow extends RecordRow {
  countryCode: string;
  name: string;
  minNights: number;
  served: boolean;
  matchCount: number;
  minBudgetPerPersonNightUSD: number | null;
  typicalNightLowUSD: number | null;
  typicalNightHighUSD: number | null;
  peakMonths: number[];
  peakFactorPct: number;
  leadTimeDays: number;
  careTeamMemberIds: string[];
  newsletterConsent: 'OPT_IN' | 'DEFAULT_ON';
  note: string | null;
}

export const CountrySettingModel = defineModel<CountrySettingRow>(
  'countrySetting',
  {
    ...recordColumns,
    countryCode: DataTypes.CHAR(2),
    name: DataTypes.TEXT,
    minNights: DataTypes.INTEGER,
    served: DataTypes.BOOLEAN,
    matchCount: DataTypes.INTEGER,
    minBudgetPerPersonNightUSD: { type: DataTypes.INTEGER, field: 'min_budget_per_person_night_usd' },
    typicalNightLowUSD: { type: DataTypes.INTEGER, field: 'typical_night_low_usd' },
    typicalNightHighUSD: { type: DataTypes.INTEGER, field: 'typical_night_high_usd' },
    peakMonths: DataTypes.ARRAY(DataTypes.INTEGER),
    peakFactorPct: DataTypes.INTEGER,
    leadTimeDays: DataTypes.INTEGER,
    careTeamMemberIds: DataTypes.ARRAY(DataTypes.UUID),
    newsletterConsent: DataTypes.TEXT,
    note: DataTypes.TEXT,
  },
  tableOptions('country_settings'),
);
