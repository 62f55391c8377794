import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of airports. */
export interface AirportRow extends RecordRow {
  iata: string;
  icao: string | null;
  name: string;
  cityName: string | null;
  cityLocationId: string | null;
  countryCode: string;
  lat: number;
  lng: number;
  major: boolean;
  searchText: string;
}

export const AirportModel = defineModel<AirportRow>(
  'airport',
  {
    ...recordColumns,
    iata: DataTypes.CHAR(3),
    icao: DataTypes.CHAR(4),
    name: DataTypes.TEXT,
    cityName: DataTypes.TEXT,
    cityLocationId: DataTypes.UUID,
    countryCode: DataTypes.CHAR(2),
    lat: DataTypes.DOUBLE,
    lng: DataTypes.DOUBLE,
    major: DataTypes.BOOLEAN,
    searchText: DataTypes.TEXT,
  },
  tableOptions('airports'),
);
