import { DataTypes, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

/** A row of destinations: a place people choose in the form. */
export interface DestinationRow extends RecordRow {
  name: string;
  locationId: string;
  countryCodes: string[];
  served: boolean;
  popularity: number;
  alternateNames: string[];
  status: 'ACTIVE' | 'HIDDEN';
  /** Name and alternate names joined by |, as the database's plain_text makes it. */
  searchText: string;
}

export function defineDestination(sequelize: Sequelize) {
  return sequelize.define<Model<DestinationRow>>(
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
    table('destinations'),
  );
}
