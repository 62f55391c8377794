import type { Client } from '@farwend/api-contract/client';
import type { RichEntity } from '@farwend/design-system';
import { buildRichEntity } from '#src/content/buildRichEntity.ts';
import { formatDollars, formatNights } from '#src/content/formats.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import type { ApiImage, Snippet } from '#src/content/contentTypes.ts';

/** The matches of one type of content. */
export interface SearchGroup {
  title: string;
  /** Total number of matches, of which `items` may list only some. */
  total: number;
  items: RichEntity[];
}

/** All matches of a search. */
export interface SearchResult {
  /** Places with matching names, best match first. */
  places: { name: string; detail: string | null; href: string }[];
  groups: SearchGroup[];
  /** Number of matching reviews. */
  reviewCount: number;
  /** Nothing matches exactly; the groups hold fuzzy matches. */
  isFuzzy: boolean;
}

/** Number of items listed per group. */
const GROUP_SIZE = 6;

interface ContentListItem {
  title: string;
  slug: string;
  summary: string;
  heroImage: ApiImage | null;
}

/** Searches all published content, places and open positions. */
export async function searchAll(api: Client, term: string): Promise<SearchResult> {
  const query = { q: term, limit: String(GROUP_SIZE), published: 'true' } as const;
  const [places, itineraries, guides, articles, ideas, companies, categories, careers, reviews] = await Promise.all([
    loadPlaces(api, term),
    api.get('/v2/itineraries', { query }),
    api.get('/v2/guides', { query }),
    api.get('/v2/articles', { query }),
    api.get('/v2/landing_pages', { query }),
    api.get('/v2/companies', { query }),
    api.get('/v2/company_categories', { query }),
    api.get('/v2/careers', { query: { q: term, limit: '6' } }),
    api.post('/v3/review_searches', { body: { filters: {}, q: term, limit: 1 } }),
  ]);
  const buildGroup = <Item extends ContentListItem>(
    title: string,
    { items, total }: { items: Item[]; total: number },
    hrefOf: (item: Item) => string,
    factsOf?: (item: Item) => string,
  ) => ({
    title,
    total,
    items: items.map((item) => toRichEntity(item, hrefOf(item), factsOf?.(item))),
  });
  const groups = [
    buildGroup(
      'Itineraries',
      itineraries,
      ({ slug }) => `/itineraries/${slug}`,
      ({ nights, priceFromPerPersonUSD }) =>
        [formatNights(nights), priceFromPerPersonUSD === null ? '' : `from ${formatDollars(priceFromPerPersonUSD)} a person`]
          .filter(Boolean)
          .join(', '),
    ),
    buildGroup('Guides', guides, ({ slug }) => `/guides/${slug}`),
    buildGroup(
      'Articles',
      articles,
      ({ slug }) => `/articles/${slug}`,
      ({ readingMinutes }) => `${readingMinutes} minutes`,
    ),
    buildGroup('Ideas', ideas, ({ slug }) => `/${slug}`),
    buildGroup('Travel companies', companies, ({ slug }) => `/travel-company/${slug}`),
    buildGroup('Kinds of company', categories, ({ slug }) => `/travel-companies/${slug}`),
    {
      title: 'Work at Farwend',
      total: careers.total,
      items: careers.items.map(({ title, slug, locationText }) => ({ title, href: `/careers/${slug}`, facts: locationText })),
    },
  ].filter(({ items }) => items.length > 0);
  const [nearest] = places;
  if (groups.length > 0) return { places: places.map(toPlaceLink), groups, reviewCount: reviews.total, isFuzzy: false };
  const fuzzyGroups = nearest ? await loadRelatedContent(api, nearest.id, nearest.name) : await loadSimilarTitles(api, term);
  return { places: places.map(toPlaceLink), groups: fuzzyGroups, reviewCount: reviews.total, isFuzzy: true };
}

interface Place {
  id: string;
  name: string;
  detail: string | null;
}

function toPlaceLink({ name, detail }: Place): SearchResult['places'][number] {
  return { name, detail, href: `/search/?q=${encodeURIComponent(name)}` };
}

/** Finds places by name, allowing one typo; a single letter finds none. */
async function loadPlaces(api: Client, term: string): Promise<Place[]> {
  if (term.length < 2) return [];
  const suggestions = await api.get('/v2/location_suggestions/{fragment}', { params: { fragment: term } });
  return suggestions.slice(0, 5).flatMap(({ id, label, detail }) => (id ? [{ id, name: label, detail }] : []));
}

/** Loads content about a place, for a search that no text matches. */
async function loadRelatedContent(api: Client, id: string, name: string): Promise<SearchGroup[]> {
  const params = { id };
  const [tours, related] = await Promise.all([
    api.get('/v2/locations/{id}/related_tours', { params }),
    api.get('/v2/locations/{id}/related', { params }),
  ]);
  return [
    { title: `Itineraries through ${name}`, total: tours.length, items: tours.map((item) => buildRichEntity(item)) },
    { title: `More about ${name}`, total: related.length, items: related.map((item) => buildRichEntity(item)) },
  ].filter(({ items }) => items.length > 0);
}

/** Finds content whose titles are one typo away from the search term. */
async function loadSimilarTitles(api: Client, fragment: string): Promise<SearchGroup[]> {
  if (fragment.length < 2) return [];
  const params = { fragment };
  const [itineraries, guides, articles, companies] = await Promise.all([
    api.get('/v2/itinerary_titles/{fragment}', { params }),
    api.get('/v2/guide_titles/{fragment}', { params }),
    api.get('/v2/article_titles/{fragment}', { params }),
    api.get('/v2/company_names/{fragment}', { params }),
  ]);
  const first = (titles: readonly { id: string }[]) => titles.slice(0, 3).map(({ id }) => ({ params: { id } }));
  const snippets: Snippet[] = await Promise.all([
    ...first(itineraries).map((input) => api.get('/v2/itineraries/{id}/snippet', input)),
    ...first(guides).map((input) => api.get('/v2/guides/{id}/snippet', input)),
    ...first(articles).map((input) => api.get('/v2/articles/{id}/snippet', input)),
    ...first(companies).map((input) => api.get('/v2/companies/{id}/snippet', input)),
  ]);
  return snippets.length > 0
    ? [{ title: 'Nearly the same', total: snippets.length, items: snippets.map((item) => buildRichEntity(item)) }]
    : [];
}

function toRichEntity({ title, summary, heroImage }: ContentListItem, href: string, facts?: string): RichEntity {
  const picture = buildDecorativePicture(heroImage);
  return { title, href, text: summary, ...(facts ? { facts } : {}), ...(picture ? { picture } : {}) };
}
