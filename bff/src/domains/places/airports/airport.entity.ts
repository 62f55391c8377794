import type { contract, ReplyOf } from '@farwend/api-contract';
import type { Entity } from '#src/kernel/entity.ts';
import { type AirportRow, AirportModel } from './airport.model.ts';

type AirportView = ReplyOf<typeof contract.locations.airports>['items'][number];

/** Everybody sees airports. They are reference data that no call changes. */
export const airportEntity: Entity<AirportRow, AirportView> = {
  type: 'airport',
  model: AirportModel,
  policy: { visibleTo: () => ({}), canChange: () => false },
  present: presentAirport,
  snapshot: presentAirport,
  fields: {
    iata: { attribute: 'iata', kind: 'text', sortable: true },
    name: { attribute: 'name', kind: 'text', sortable: true },
    countryCode: { attribute: 'countryCode', kind: 'text', sortable: true },
    cityLocationId: { attribute: 'cityLocationId', kind: 'id' },
    major: { attribute: 'major', kind: 'boolean' },
  },
  searchText: 'search_text',
  searchedFields: ['name', 'iata'],
  defaultSort: ['iata', 'ASC'],
};

function presentAirport(row: AirportRow): AirportView {
  return {
    id: row.id,
    iata: row.iata,
    icao: row.icao,
    name: row.name,
    cityName: row.cityName,
    cityLocationId: row.cityLocationId,
    countryCode: row.countryCode,
    lat: row.lat,
    lng: row.lng,
    major: row.major,
    version: row.version,
  };
}
