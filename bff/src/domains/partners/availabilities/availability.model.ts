import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of partner_availabilities. Days are yyyy-mm-dd, both included. */
export interface AvailabilityRow extends RecordRow {
  partnerId: string;
  countryCode: string | null;
  type: 'AVAILABLE' | 'LIMITED' | 'UNAVAILABLE';
  startsOn: string;
  endsOn: string;
  maxNewMatchesPerWeek: number | null;
  reason: string | null;
}

export const AvailabilityModel = defineModel<AvailabilityRow>(
  'partnerAvailability',
  {
    ...recordColumns,
    partnerId: DataTypes.UUID,
    countryCode: DataTypes.CHAR(2),
    type: DataTypes.TEXT,
    startsOn: DataTypes.DATEONLY,
    endsOn: DataTypes.DATEONLY,
    maxNewMatchesPerWeek: DataTypes.INTEGER,
    reason: DataTypes.TEXT,
  },
  tableOptions('partner_availabilities'),
);
