import type { ReplyOf, contract } from '@farwend/api-contract';
import type { Entity } from '#src/kernel/entity.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { type DestinationRow, DestinationModel } from './destination.model.ts';

export type DestinationView = ReplyOf<typeof contract.destinations.read>;

/** Only staff see hidden destinations. */
export const destinationEntity: Entity<DestinationRow, DestinationView> = {
  type: 'destination',
  model: DestinationModel,
  policy: {
    visibleTo: (actor) => (isStaff(actor) ? {} : { status: 'ACTIVE' }),
    canChange: (actor) => is(actor, 'admin', 'care', 'editor', 'publisher'),
  },
  present: presentDestination,
  snapshot: ({ searchText: _, ...row }) => presentDestination(row),
  fields: {
    name: { attribute: 'name', kind: 'text', sortable: true },
    popularity: { attribute: 'popularity', kind: 'number', sortable: true },
    served: { attribute: 'served', kind: 'boolean', sortable: true },
    countryCodes: { attribute: 'countryCodes', kind: 'list' },
    country: { attribute: 'countryCodes', kind: 'list' },
    locationId: { attribute: 'locationId', kind: 'id' },
    status: { attribute: 'status', kind: 'text' },
  },
  searchText: 'search_text',
  searchedFields: ['name', 'alternateNames'],
  defaultSort: ['popularity', 'DESC'],
};

/** A destination as everybody sees it. */
export function presentDestination(row: Omit<DestinationRow, 'searchText'>): DestinationView {
  return {
    id: row.id,
    name: row.name,
    locationId: row.locationId,
    countryCodes: row.countryCodes,
    served: row.served,
    popularity: row.popularity,
    alternateNames: row.alternateNames,
    status: row.status,
    version: row.version,
  };
}
