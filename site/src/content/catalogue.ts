import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { RouterContextProvider } from 'react-router-dom';
import { forEverybody } from '#src/shared/forEverybody.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

/** A journey as lists are chosen from. */
export type JourneyLine = Pick<
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
>;
/** A guide as lists are chosen from. */
export type GuideLine = Pick<
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
/** A country we plan in. */
export type CountryLine = Pick<
  ReplyOf<Contract['locations']['countries']>['items'][number],
  'id' | 'name' | 'slug' | 'isoCode2' | 'parentIds' | 'lat' | 'lng' | 'image' | 'summary'
>;
type Context = Readonly<RouterContextProvider>;

/** Every published journey, newest first: what visitors filter is small enough to be chosen from in memory. */
export function journeys(context: Context): Promise<JourneyLine[]> {
  const api = context.get(apiContext);
  const fields = 'id,title,slug,summary,heroImage,nights,priceFromPerPersonUSD,bestMonths,countryCodes,tripTypes,pace';
  return keptJourneys(context.get(settingsContext), () =>
    everyPage((offset) => api.get('/v2/itineraries', { query: { ...page(offset), published: 'true', fields } })),
  );
}

/** Every published guide, newest first. */
export function guides(context: Context): Promise<GuideLine[]> {
  const api = context.get(apiContext);
  const fields = 'id,title,slug,summary,heroImage,guideType,contentCountry,primaryLocationId,bestMonths,suggestedNights';
  return keptGuides(context.get(settingsContext), () =>
    everyPage((offset) => api.get('/v2/guides', { query: { ...page(offset), published: 'true', fields } })),
  );
}

/** The countries we plan in, those asked for most first. */
export function servedCountries(context: Context): Promise<CountryLine[]> {
  const api = context.get(apiContext);
  const fields = 'id,name,slug,isoCode2,parentIds,lat,lng,image,summary';
  return keptCountries(context.get(settingsContext), async () => {
    const { items } = await api.get('/v2/locations/countries', { query: { limit: '900', served: 'true', sort: '-popularity', fields } });
    return items;
  });
}

/** Names of the continents by id. */
export function continents(context: Context): Promise<Map<string, string>> {
  const api = context.get(apiContext);
  return keptContinents(context.get(settingsContext), async () => {
    const { items } = await api.get('/v2/locations', { query: { type: 'CONTINENT', fields: 'id,name' } });
    return new Map(items.map(({ id, name }) => [id, name]));
  });
}

const keptJourneys = forEverybody<JourneyLine[]>();
const keptGuides = forEverybody<GuideLine[]>();
const keptCountries = forEverybody<CountryLine[]>();
const keptContinents = forEverybody<Map<string, string>>();

/** The largest page the API gives. */
const PAGE = 100;
/** More than so many are not chosen from in memory. */
const MOST = 2000;

function page(offset: number): { limit: string; offset: string } {
  return { limit: String(PAGE), offset: String(offset) };
}

async function everyPage<Item>(read: (offset: number) => Promise<{ items: Item[]; total: number }>): Promise<Item[]> {
  const { items, total } = await read(0);
  const further = Array.from({ length: Math.ceil(Math.min(total, MOST) / PAGE) - 1 }, (_, i) => read((i + 1) * PAGE));
  return [...items, ...(await Promise.all(further)).flatMap((one) => one.items)];
}
