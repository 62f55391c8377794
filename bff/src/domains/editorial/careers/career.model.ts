import type { RichText } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of `careers`: an open position. */
export interface CareerRow extends RecordRow {
  title: string;
  slug: string;
  department: 'SALES' | 'CARE' | 'EDITORIAL' | 'MARKETING' | 'ENGINEERING' | 'OPERATIONS' | 'FINANCE';
  workplace: 'ONSITE' | 'HYBRID' | 'REMOTE';
  locationText: string;
  countryCode: string | null;
  employmentType: 'FULL_TIME' | 'PART_TIME' | 'CONTRACT' | 'INTERNSHIP';
  summary: string;
  description: RichText;
  requirements: RichText | null;
  benefits: RichText | null;
  salaryMinUSD: number | null;
  salaryMaxUSD: number | null;
  salaryPeriod: 'YEAR' | 'MONTH' | 'HOUR' | null;
  applyUrl: string | null;
  applyEmail: string | null;
  /** yyyy-mm-dd. */
  opensAt: string | null;
  /** yyyy-mm-dd; the last day on which visitors see it. */
  closesAt: string | null;
  displayed: boolean;
  sortOrder: number;
  hiringManagerId: string | null;
}

export const CareerModel = defineModel<CareerRow>(
  'career',
  {
    ...recordColumns,
    title: DataTypes.TEXT,
    slug: DataTypes.TEXT,
    department: DataTypes.TEXT,
    workplace: DataTypes.TEXT,
    locationText: DataTypes.TEXT,
    countryCode: DataTypes.CHAR(2),
    employmentType: DataTypes.TEXT,
    summary: DataTypes.TEXT,
    description: DataTypes.JSONB,
    requirements: DataTypes.JSONB,
    benefits: DataTypes.JSONB,
    salaryMinUSD: { type: DataTypes.INTEGER, field: 'salary_min_usd' },
    salaryMaxUSD: { type: DataTypes.INTEGER, field: 'salary_max_usd' },
    salaryPeriod: DataTypes.TEXT,
    applyUrl: DataTypes.TEXT,
    applyEmail: DataTypes.TEXT,
    opensAt: DataTypes.DATEONLY,
    closesAt: DataTypes.DATEONLY,
    displayed: DataTypes.BOOLEAN,
    sortOrder: DataTypes.INTEGER,
    hiringManagerId: DataTypes.UUID,
  },
  tableOptions('careers'),
);
