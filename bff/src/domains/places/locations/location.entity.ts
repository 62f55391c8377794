import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { idField, textField } from '#src/kernel/searchFields.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { type LocationRow, LocationModel } from './location.model.ts';

export type LocationView = ReplyOf<typeof contract.locations.read>;

/** Everybody sees active locations, staff all. */
export const locationEntity: Entity<LocationRow, LocationView> = {
  type: 'location',
  model: LocationModel,
  policy: {
    visibleTo: (actor) => (isStaff(actor) ? {} : { status: 'ACTIVE' }),
    canChange: (actor) => is(actor, 'admin', 'care', 'editor', 'publisher'),
  },
  present: presentLocation,
  snapshot: presentLocation,
  fields: {
    id: idField('id'),
    name: textField('name'),
    type: { attribute: 'type', kind: 'text', sortable: true },
    slug: { attribute: 'slug', kind: 'text' },
    parentIds: { attribute: 'parentIds', kind: 'ids' },
    isoCode2: { attribute: 'isoCode2', kind: 'text' },
    countryCode: { attribute: 'countryCode', kind: 'text' },
    served: { attribute: 'served', kind: 'boolean' },
    status: { attribute: 'status', kind: 'text' },
    popularity: { attribute: 'popularity', kind: 'number', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    updatedAt: { attribute: 'updatedAt', kind: 'moment', sortable: true },
  },
  searchText: 'search_text',
  searchedFields: ['name', 'alternateNames'],
  defaultSort: ['popularity', 'DESC'],
};

function presentLocation(row: LocationRow): LocationView {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    slug: row.slug,
    parentIds: row.parentIds,
    isoCode2: row.isoCode2,
    countryCode: row.countryCode,
    lat: row.lat,
    lng: row.lng,
    bbox: row.bbox,
    timeZone: row.timeZone,
    currencyCode: row.currencyCode,
    alternateNames: row.alternateNames,
    served: row.served,
    popularity: row.popularity,
    image: row.image,
    summary: row.summary,
    seo: row.seo,
    status: row.status,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
