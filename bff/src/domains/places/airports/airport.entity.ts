import type { contract, ReplyOf } from '@farwend/api-contract';
import type { Entity } from '#src/calls/entity.ts';
import type { AirportRow } from './airport.model.ts';

type AirportView = ReplyOf<typeof contract.locations.airports>['items'][number];

/** Everybody reads airports; they come with the data and have no calls that write. */
export const airportEntity: Entity<AirportRow, AirportView> = {
  type: 'airport',
  model: ({ models }) => models.airports,
  policy: { sees: () => ({}), changes: () => false },
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
