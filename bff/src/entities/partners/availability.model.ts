import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

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

export function defineAvailability(sequelize: Sequelize) {
  return sequelize.define<Model<AvailabilityRow>>(
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
    table('partner_availabilities'),
  );
}
