import { searchKinds, tripTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

/** The newest so many pages of each kind are indexed, so that time and memory of a search have a limit: decision 056. */
const MAX_PAGES_PER_KIND = 400;

const PageVersion = z.object({ id: z.uuid(), version: z.int() });

/** Which published versions are to be indexed. Not from a replica: what was published a moment ago is to be found. */
export const selectPageVersions = statement(
  'search.pageVersions',
  { kinds: z.array(z.string()).readonly() },
  PageVersion,
  `
  SELECT page.id, page.version FROM unnest(:kinds::text[]) WITH ORDINALITY AS kind (name, position), LATERAL (
    SELECT id, version FROM published_content WHERE type = kind.name ORDER BY published_at DESC, id LIMIT ${MAX_PAGES_PER_KIND}
  ) page ORDER BY kind.position`,
);

/** How good a month is for what a page is about. */
interface MonthRating {
  month: number;
  rating: 'BEST' | 'GOOD' | 'FAIR' | 'AVOID';
  note?: string;
}

/** A published page as the search indexes it. */
export const SearchPageRow = z.object({
  id: z.uuid(),
  version: z.int(),
  kind: z.enum(searchKinds),
  title: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
  summary: z.string(),
  terms: z.array(z.string()),
  body: z.string(),
  primaryPlaceId: z.uuid().nullable(),
  placeIds: z.array(z.uuid()),
  tripTypes: z.array(z.enum(tripTypes)),
  companyId: z.uuid().nullable(),
  authorId: z.uuid().nullable(),
  agentIds: z.array(z.uuid()),
  nights: z.int().nullable(),
  price: z.int().nullable(),
  /** Months with their rating; itineraries recommend or do not. */
  months: json<MonthRating[]>(),
});
export type SearchPageRow = z.output<typeof SearchPageRow>;

export const selectSearchPages = statement(
  'search.pages',
  { ids: z.array(z.uuid()).readonly() },
  SearchPageRow,
  `
  SELECT p.id, p.version, p.type AS kind, p.title, p.slug, p.path, coalesce(fields ->> 'summary', '') AS summary, p.search_terms AS terms,
    p.search_text AS body, p.primary_location_id AS "primaryPlaceId", p.location_ids AS "placeIds", p.trip_types AS "tripTypes",
    p.company_id AS "companyId", p.author_id AS "authorId",
    ARRAY(SELECT jsonb_array_elements_text(fields -> 'shownAgentIds'))::uuid[] AS "agentIds",
    p.nights, CASE WHEN p.type = 'itinerary' THEN p.price_usd END AS price,
    (SELECT coalesce(jsonb_agg(CASE jsonb_typeof(m) WHEN 'number' THEN jsonb_build_object('month', m, 'rating', 'BEST') ELSE m END), '[]')
      FROM jsonb_array_elements(fields -> 'bestMonths') m) AS months
  FROM (SELECT *, answer::jsonb AS fields FROM published_content WHERE id = ANY (:ids::uuid[])) p`,
);

/** How many requests began from each itinerary. */
export const selectRequestCounts = statement(
  'search.requestCounts',
  {},
  z.object({ id: z.uuid(), count: z.int() }),
  'SELECT itinerary_id AS id, sum(count)::int AS count FROM itinerary_request_counts GROUP BY itinerary_id HAVING sum(count) > 0',
);

/** A location that visitors see, with the countries, regions and continents it lies in. */
export const SearchPlace = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  parentIds: z.array(z.uuid()),
  isoCode: z.string().nullable(),
  countryCode: z.string().nullable(),
  alternateNames: z.array(z.string()),
  served: z.boolean(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type SearchPlace = z.output<typeof SearchPlace>;

export const selectSearchPlaces = statement(
  'search.places',
  {},
  SearchPlace,
  `
  SELECT id, name, type, parent_ids AS "parentIds", iso_code2 AS "isoCode", country_code AS "countryCode", alternate_names AS "alternateNames",
    served, lat, lng
  FROM locations WHERE status = 'ACTIVE' ORDER BY served DESC, popularity DESC, name, id`,
);

/** People whom the site names: agents of companies, and authors. */
export const selectSearchPeople = statement(
  'search.people',
  {},
  z.object({ id: z.uuid(), name: z.string() }),
  `
  SELECT id, given_name || ' ' || family_name AS name FROM agents WHERE shown_publicly
  UNION ALL SELECT id, given_name || ' ' || family_name FROM team_members WHERE shown_on_team_page`,
);
