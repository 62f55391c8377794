import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { RouterContextProvider } from 'react-router-dom';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
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
type Context = Readonly<RouterContextProvider>;

/** Loads every published itinerary, newest first; lists filter them in memory. */
export function loadItineraries(context: Context): Promise<ItineraryListItem[]> {
  const api = context.get(apiContext);
  const fields =
    'id,title,slug,summary,heroImage,nights,priceFromPerPersonUSD,bestMonths,countryCodes,tripTypes,pace,companyId,locationIds';
  return cachedItineraries(context.get(settingsContext), () =>
    loadAllPages((offset) => api.get('/v2/itineraries', { query: { ...buildPageQuery(offset), published: 'true', fields } })),
  );
}

/** Loads every published guide, newest first. */
export function loadGuides(context: Context): Promise<GuideListItem[]> {
  const api = context.get(apiContext);
  const fields = 'id,title,slug,summary,heroImage,guideType,contentCountry,primaryLocationId,bestMonths,suggestedNights';
  return cachedGuides(context.get(settingsContext), () =>
    loadAllPages((offset) => api.get('/v2/guides', { query: { ...buildPageQuery(offset), published: 'true', fields } })),
  );
}

/** Loads the served countries, most popular first. */
export function loadServedCountries(context: Context): Promise<CountryListItem[]> {
  const api = context.get(apiContext);
  const fields = 'id,name,slug,isoCode2,parentIds,lat,lng,image,summary';
  return cachedCountries(context.get(settingsContext), async () => {
    const { items } = await api.get('/v2/locations/countries', { query: { limit: '900', served: 'true', sort: '-popularity', fields } });
    return items;
  });
}

/** Loads the names of the continents by id. */
export function loadContinents(context: Context): Promise<Map<string, string>> {
  const api = context.get(apiContext);
  return cachedContinents(context.get(settingsContext), async () => {
    const { items } = await api.get('/v2/locations', { query: { type: 'CONTINENT', fields: 'id,name' } });
    return new Map(items.map(({ id, name }) => [id, name]));
  });
}

const cachedItineraries = serverCache<ItineraryListItem[]>();
const cachedGuides = serverCache<GuideListItem[]>();
const cachedCountries = serverCache<CountryListItem[]>();
const cachedContinents = serverCache<Map<string, string>>();
