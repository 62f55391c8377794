import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of specializations: something partners and agents are good at. */
export interface SpecializationRow extends RecordRow {
  key: string;
  name: string;
  group: 'TRIP_TYPE' | 'INTEREST' | 'SEGMENT' | 'ACCESS' | 'LANGUAGE';
  active: boolean;
  sortOrder: number;
}

export const SpecializationModel = defineModel<SpecializationRow>(
  'specialization',
  {
    ...recordColumns,
    key: DataTypes.TEXT,
    name: DataTypes.TEXT,
    group: DataTypes.TEXT,
    active: DataTypes.BOOLEAN,
    sortOrder: DataTypes.INTEGER,
  },
  tableOptions('specializations'),
);
