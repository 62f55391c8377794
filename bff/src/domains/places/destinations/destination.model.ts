import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of destinations. */
export interface DestinationRow extends RecordRow {
  name: string;
  locationId: string;
  countryCodes: string[];
  served: boolean;
  popularity: number;
  alternateNames: string[];
  status: 'ACTIVE' | 'HIDDEN';
  /** Name and alternate names joined by |, normalized by PostgreSQL's plain_text. */
  searchText: string;
}

export const DestinationModel = defineModel<DestinationRow>(
  'destination',
  {
    ...recordColumns,
    name: DataTypes.TEXT,
    locationId: DataTypes.UUID,
    countryCodes: DataTypes.ARRAY(DataTypes.TEXT),
    served: DataTypes.BOOLEAN,
    popularity: DataTypes.INTEGER,
    alternateNames: DataTypes.ARRAY(DataTypes.TEXT),
    status: DataTypes.TEXT,
    searchText: DataTypes.TEXT,
  },
  tableOptions('destinations'),
);
