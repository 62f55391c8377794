import type { FindByKey } from '#src/platform/imports/importer.ts';
import { AirportModel } from './airport.model.ts';

/** The id of the airport with this IATA code. */
export const findAirportByCode: FindByKey = async (code, { db }) => {
  const [row] = await db.find(AirportModel, { where: { iata: code.trim().toUpperCase() }, only: ['id'], limit: 1 });
  return row?.id;
};
