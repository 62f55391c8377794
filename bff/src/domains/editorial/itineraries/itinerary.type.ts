import type { RichText } from '@farwend/api-contract';
import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { knownIds } from '#src/content/knownIds.ts';
import { aggregateRating } from '#src/content/jsonLd.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';
import { checkItinerary } from './checkItinerary.ts';
import { liveOfItineraries } from './liveOfItineraries.ts';

/** One day of a journey. */
export interface ItineraryDayFields {
  dayNumber: number;
  title: string;
  description: RichText;
  locationIds: string[];
  overnightLocationId?: string | null;
  stay?: { name?: string; category: string; nights?: number; note?: string } | null;
  meals: ('B' | 'L' | 'D')[];
  activities: { title: string; durationHours?: number; optional?: boolean }[];
  transfers: { mode: string; from: string; to: string; durationMinutes?: number; distanceKm?: number }[];
  images: ImageView[];
}

/** What only itineraries have. */
export interface ItineraryFields extends ContentFields {
  companyId: string | null;
  nights: number;
  days: ItineraryDayFields[];
  startAirportId: string | null;
  endAirportId: string | null;
  pace: 'RELAXED' | 'MODERATE' | 'ACTIVE';
  difficulty: number;
  comfort: 'SUPERIOR' | 'LUXURY' | 'ULTRA';
  priceFromPerPersonUSD: number | null;
  priceToPerPersonUSD: number | null;
  priceBasis: 'PER_PERSON_SHARING' | 'PER_PERSON' | 'PER_GROUP';
  priceNote: string | null;
  /** yyyy-mm-dd. */
  priceCheckedOn: string | null;
  included: string[];
  excluded: string[];
  bestMonths: number[];
  childFriendly: boolean;
  minChildAge: number | null;
  partyMin: number;
  partyMax: number;
  mapMode: 'AUTO' | 'NONE';
}

/** Itineraries: journeys to begin with, day by day. */
export const itineraryType: ContentType<ItineraryFields> = {
  name: 'itinerary',
  path: '/v2/itineraries',
  idMessage: null,
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
    priceBasis: 'PER_PERSON_SHARING',
    priceNote: null,
    priceCheckedOn: null,
    included: [],
    excluded: [],
    bestMonths: [],
    childFriendly: true,
    minChildAge: null,
    partyMin: 1,
    partyMax: 12,
    mapMode: 'AUTO',
  },
  staffOnly: [],
  wholeOnly: ['days', 'included', 'excluded', 'priceNote'],
  facts: ({ companyId, nights, priceFromPerPersonUSD: priceUsd, pace, comfort, locationIds, days }) => ({
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
  computed: () => ({}),
  drawnPlaces: ({ days }) =>
    days.flatMap(({ locationIds, overnightLocationId }) => [...locationIds, ...(overnightLocationId ? [overnightLocationId] : [])]),
  live: liveOfItineraries,
  relations: ({ companyId }) => (companyId ? [{ field: '/companyId', ref: { entityType: 'company', entityId: companyId } }] : []),
  async check(fields, context) {
    checkItinerary(fields);
    const { days, startAirportId, endAirportId } = fields;
    const places = [...new Set(days.flatMap((day) => [...day.locationIds, ...(day.overnightLocationId ? [day.overnightLocationId] : [])]))];
    await knownIds('locations', '/days', places, context);
    await knownIds('airports', '/startAirportId', startAirportId ? [startAirportId] : [], context);
    await knownIds('airports', '/endAirportId', endAirportId ? [endAirportId] : [], context);
  },
  missing: ({ days }) => (days.length > 0 ? [] : [{ pointer: '/days', field: 'days', code: 'required', message: 'Write the days first' }]),
  jsonLd: ({ summary, days, priceFromPerPersonUSD, priceToPerPersonUSD }, { url, origin, rating }) => ({
    '@type': ['TouristTrip', 'Product'],
    description: summary,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: days.length,
      itemListElement: days.map(({ dayNumber, title }) => ({ '@type': 'ListItem', position: dayNumber, name: title })),
    },
    provider: { '@type': 'Organization', name: 'Farwend', url: `${origin}/` },
    ...aggregateRating(rating),
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
          },
        }),
  }),
  related: ['itinerary'],
  writers: ['admin', 'editor', 'publisher'],
};
