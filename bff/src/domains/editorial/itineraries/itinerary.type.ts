import type { ContentType } from '#src/publishing/contentType.ts';
import { hasText, requireField, requireHeroImage, requireSummary } from '#src/publishing/publishRequirements.ts';
import { buildAggregateRating } from '#src/publishing/jsonLd.ts';
import { buildPriceSpecification } from './buildPriceSpecification.ts';
import { checkItinerary } from './checkItinerary.ts';
import { checkPriceLines } from './checkPriceLines.ts';
import { priceRequirements } from './priceRequirements.ts';
import type { ItineraryFields } from './itineraryFields.ts';
import { loadItineraryLiveFields } from './loadItineraryLiveFields.ts';

/** Itineraries: sample trips, day by day. */
export const itineraryType: ContentType<ItineraryFields> = {
  name: 'itinerary',
  path: '/v2/itineraries',
  missingIdMessage: null,
  defaults: {
    companyId: null,
    nights: 1,
    days: [],
    startAirportId: null,
    endAirportId: null,
    pace: 'MODERATE',
    difficulty: 2,
    comfort: 'LUXURY',
    priceFromPerPersonUSD: null,
    priceToPerPersonUSD: null,
    priceLines: [],
    priceBasis: 'PER_PERSON_SHARING',
    priceNote: null,
    priceCheckedOn: null,
    included: [],
    excluded: [],
    bestMonths: [],
    monthReasons: [],
    childFriendly: true,
    minChildAge: null,
    partyMin: 1,
    partyMax: 12,
    mapMode: 'AUTO',
  },
  staffOnly: [],
  detailOnly: ['days', 'included', 'excluded', 'priceNote', 'monthReasons', 'priceLines'],
  columns: ({ companyId, nights, priceFromPerPersonUSD: priceUsd, pace, comfort, locationIds, days }) => ({
    companyId,
    nights,
    priceUsd,
    kind: comfort,
    category: pace,
    locationIds: [...new Set([...locationIds, ...days.flatMap((day) => day.locationIds)])],
  }),
  filters: {
    companyId: { attribute: 'companyId', kind: 'id' },
    nights: { attribute: 'nights', kind: 'number', sortable: true },
    priceFromPerPersonUSD: { attribute: 'priceUsd', kind: 'number', sortable: true },
    pace: { attribute: 'category', kind: 'text', sortable: true },
    comfort: { attribute: 'kind', kind: 'text', sortable: true },
  },
  computedFields: () => ({}),
  mapLocationIds: ({ days }) =>
    days.flatMap(({ locationIds, overnightLocationId }) => [...locationIds, ...(overnightLocationId ? [overnightLocationId] : [])]),
  loadLiveFields: loadItineraryLiveFields,
  relations: ({ companyId }) => (companyId ? [{ field: '/companyId', ref: { entityType: 'company', entityId: companyId } }] : []),
  async check(fields) {
    checkItinerary(fields);
    checkPriceLines(fields);
  },
  requirements: [
    requireSummary,
    requireHeroImage,
    requireField('/days', 'Add the days', ({ days }) => days.length > 0),
    {
      message: 'Describe the day',
      findMissing: ({ days }) => days.flatMap(({ description }, index) => (hasText(description) ? [] : [`/days/${index}/description`])),
    },
    ...priceRequirements,
  ],
  jsonLd: ({ summary, days, priceFromPerPersonUSD, priceToPerPersonUSD, priceLines }, { url, origin, rating }) => ({
    '@type': ['TouristTrip', 'Product'],
    description: summary,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: days.length,
      itemListElement: days.map(({ dayNumber, title }) => ({ '@type': 'ListItem', position: dayNumber, name: title })),
    },
    provider: { '@type': 'Organization', name: 'Farwend', url: `${origin}/` },
    ...buildAggregateRating(rating),
    ...(priceFromPerPersonUSD === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            url,
            priceCurrency: 'USD',
            lowPrice: priceFromPerPersonUSD,
            ...(priceToPerPersonUSD === null ? {} : { highPrice: priceToPerPersonUSD }),
            availability: 'https://schema.org/InStock',
            ...(priceLines.length === 0 ? {} : { priceSpecification: buildPriceSpecification(priceFromPerPersonUSD, priceLines) }),
          },
        }),
  }),
  relatedTypes: ['itinerary'],
  writerRoles: ['admin', 'editor', 'publisher'],
};
