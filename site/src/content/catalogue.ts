import type { Contract, ReplyOf } from '@farwend/api-contract';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { buildPageQuery, loadAllPages } from './loadAllPages.ts';

/** An itinerary with the fields that lists filter by and show. */
export type ItineraryListItem = Pick<
  ReplyOf<Contract['itineraries']['list']>['items'][number],
  | 'id'
  | 'title'
  | 'slug'
  | 'summary'
  | 'heroImage'
  | 'nights'
  | 'priceFromPerPersonUSD'
  | 'bestMonths'
  | 'countryCodes'
  | 'tripTypes'
  | 'pace'
  | 'companyId'
  | 'locationIds'
>;
/** A guide with the fields that lists filter by and show. */
export type GuideListItem = Pick<
  ReplyOf<Contract['guides']['list']>['items'][number],
  | 'id'
  | 'title'
  | 'slug'
  | 'summary'
  | 'heroImage'
  | 'guideType'
  | 'contentCountry'
  | 'primaryLocationId'
  | 'bestMonths'
  | 'suggestedNights'
>;
/** A country that Farwend serves. */
export type CountryListItem = Pick<
  ReplyOf<Contract['locations']['countries']>['items'][number],
  'id' | 'name' | 'slug' | 'isoCode2' | 'parentIds' | 'lat' | 'lng' | 'image' | 'summary'
>;

/** Loads every published itinerary, newest first; lists filter them in memory. */
export const loadItineraries = serverCache<ItineraryListItem[]>((context) => {
  const fields =
    'id,title,slug,summary,heroImage,nights,priceFromPerPersonUSD,bestMonths,countryCodes,tripTypes,pace,companyId,locationIds';
  const api = context.get(apiContext);
  return loadAllPages((offset) => api.get('/v2/itineraries', { query: { ...buildPageQuery(offset), published: 'true', fields } }));
});

/** Loads every published guide, newest first. */
export const loadGuides = serverCache<GuideListItem[]>((context) => {
  const fields = 'id,title,slug,summary,heroImage,guideType,contentCountry,primaryLocationId,bestMonths,suggestedNights';
  const api = context.get(apiContext);
  return loadAllPages((offset) => api.get('/v2/guides', { query: { ...buildPageQuery(offset), published: 'true', fields } }));
});

/** Loads the served countries, most popular first. */
export const loadServedCountries = serverCache<CountryListItem[]>(async (context) => {
  const fields = 'id,name,slug,isoCode2,parentIds,lat,lng,image,summary';
  const query = { limit: 900, served: 'true', sort: '-popularity', fields } as const;
  return (await context.get(apiContext).get('/v2/locations/countries', { query })).items;
});

/** Loads the names of the continents by id. */
export const loadContinents = serverCache<Map<string, string>>(async (context) => {
  const { items } = await context.get(apiContext).get('/v2/locations', { query: { type: 'CONTINENT', fields: 'id,name' } });
  return new Map(items.map(({ id, name }) => [id, name]));
});
