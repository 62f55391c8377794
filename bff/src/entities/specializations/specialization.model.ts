import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** A row of specializations: something partners and agents are good at. */
export interface SpecializationRow extends RecordRow {
  key: string;
  name: string;
  group: 'TRIP_TYPE' | 'INTEREST' | 'SEGMENT' | 'ACCESS' | 'LANGUAGE';
  active: boolean;
  sortOrder: number;
}

export function defineSpecialization(sequelize: Sequelize) {
  return sequelize.define<Model<SpecializationRow>>(
    'specialization',
    {
      ...recordColumns,
      key: DataTypes.TEXT,
      name: DataTypes.TEXT,
      group: DataTypes.TEXT,
      active: DataTypes.BOOLEAN,
      sortOrder: DataTypes.INTEGER,
    },
    table('specializations'),
  );
}
