import type { Client } from '@farwend/api-contract/client';
import type { RichEntity } from '@farwend/design-system';
import { entityOf } from '#src/content/entityOf.ts';
import { dollars, nightsText } from '#src/content/figures.ts';
import { silentPicture } from '#src/content/pictureOf.ts';
import type { ApiImage, Snippet } from '#src/content/pieces.ts';

/** What was found of one kind. */
export interface SearchGroup {
  title: string;
  /** How many there are; more than are listed, perhaps. */
  total: number;
  items: RichEntity[];
}

/** Everything found for some words. */
export interface SearchResult {
  /** Places whose names fit, best first. */
  places: { name: string; detail: string | null; href: string }[];
  groups: SearchGroup[];
  /** How many reviews speak of it. */
  reviewCount: number;
  /** Nothing had these very words; what is shown has nearly the same letters. */
  isGuess: boolean;
}

/** How many of one kind are listed. */
const LISTED = 6;

interface Line {
  title: string;
  slug: string;
  summary: string;
  heroImage: ApiImage | null;
}

/** Looks through everything that is published, places and open positions too. */
export async function searchAll(api: Client, words: string): Promise<SearchResult> {
  const query = { q: words, limit: String(LISTED), published: 'true' } as const;
  const [places, itineraries, guides, articles, ideas, companies, categories, careers, reviews] = await Promise.all([
    placesFor(api, words),
    api.get('/v2/itineraries', { query }),
    api.get('/v2/guides', { query }),
    api.get('/v2/articles', { query }),
    api.get('/v2/landing_pages', { query }),
    api.get('/v2/companies', { query }),
    api.get('/v2/company_categories', { query }),
    api.get('/v2/careers', { query: { q: words, limit: '6' } }),
    api.post('/v3/review_searches', { body: { filters: {}, q: words, limit: 1 } }),
  ]);
  const lines = <L extends Line>(
    title: string,
    { items, total }: { items: L[]; total: number },
    hrefOf: (line: L) => string,
    factsOf?: (line: L) => string,
  ) => ({
    title,
    total,
    items: items.map((line) => lineEntity(line, hrefOf(line), factsOf?.(line))),
  });
  const groups = [
    lines(
      'Itineraries',
      itineraries,
      ({ slug }) => `/itineraries/${slug}`,
      ({ nights, priceFromPerPersonUSD }) =>
        [nightsText(nights), priceFromPerPersonUSD === null ? '' : `from ${dollars(priceFromPerPersonUSD)} a person`]
          .filter(Boolean)
          .join(', '),
    ),
    lines('Guides', guides, ({ slug }) => `/guides/${slug}`),
    lines(
      'Articles',
      articles,
      ({ slug }) => `/articles/${slug}`,
      ({ readingMinutes }) => `${readingMinutes} minutes`,
    ),
    lines('Ideas', ideas, ({ slug }) => `/${slug}`),
    lines('Travel companies', companies, ({ slug }) => `/travel-company/${slug}`),
    lines('Kinds of company', categories, ({ slug }) => `/travel-companies/${slug}`),
    {
      title: 'Work at Farwend',
      total: careers.total,
      items: careers.items.map(({ title, slug, locationText }) => ({ title, href: `/careers/${slug}`, facts: locationText })),
    },
  ].filter(({ items }) => items.length > 0);
  const [nearest] = places;
  if (groups.length > 0) return { places: places.map(publicPlace), groups, reviewCount: reviews.total, isGuess: false };
  const guessed = nearest ? await around(api, nearest.id, nearest.name) : await similarTitles(api, words);
  return { places: places.map(publicPlace), groups: guessed, reviewCount: reviews.total, isGuess: true };
}

interface Place {
  id: string;
  name: string;
  detail: string | null;
}

function publicPlace({ name, detail }: Place): SearchResult['places'][number] {
  return { name, detail, href: `/search/?q=${encodeURIComponent(name)}` };
}

/** Places by their letters, one slip forgiven. Single letters find none. */
async function placesFor(api: Client, words: string): Promise<Place[]> {
  if (words.length < 2) return [];
  const found = await api.get('/v2/location_suggestions/{fragment}', { params: { fragment: words } });
  return found.slice(0, 5).flatMap(({ id, label, detail }) => (id ? [{ id, name: label, detail }] : []));
}

/** What is written about a place, where nothing has its name in its words. */
async function around(api: Client, id: string, name: string): Promise<SearchGroup[]> {
  const params = { id };
  const [tours, pieces] = await Promise.all([
    api.get('/v2/locations/{id}/related_tours', { params }),
    api.get('/v2/locations/{id}/related', { params }),
  ]);
  return [
    { title: `Itineraries through ${name}`, total: tours.length, items: tours.map(entityOf) },
    { title: `More about ${name}`, total: pieces.length, items: pieces.map(entityOf) },
  ].filter(({ items }) => items.length > 0);
}

/** Pieces whose titles are one slip away from the words. */
async function similarTitles(api: Client, fragment: string): Promise<SearchGroup[]> {
  if (fragment.length < 2) return [];
  const params = { fragment };
  const [itineraries, guides, articles, companies] = await Promise.all([
    api.get('/v2/itinerary_titles/{fragment}', { params }),
    api.get('/v2/guide_titles/{fragment}', { params }),
    api.get('/v2/article_titles/{fragment}', { params }),
    api.get('/v2/company_names/{fragment}', { params }),
  ]);
  const first = (found: readonly { id: string }[]) => found.slice(0, 3).map(({ id }) => ({ params: { id } }));
  const snippets: Snippet[] = await Promise.all([
    ...first(itineraries).map((input) => api.get('/v2/itineraries/{id}/snippet', input)),
    ...first(guides).map((input) => api.get('/v2/guides/{id}/snippet', input)),
    ...first(articles).map((input) => api.get('/v2/articles/{id}/snippet', input)),
    ...first(companies).map((input) => api.get('/v2/companies/{id}/snippet', input)),
  ]);
  return snippets.length > 0 ? [{ title: 'Nearly the same', total: snippets.length, items: snippets.map(entityOf) }] : [];
}

function lineEntity({ title, summary, heroImage }: Line, href: string, facts?: string): RichEntity {
  const picture = silentPicture(heroImage);
  return { title, href, text: summary, ...(facts ? { facts } : {}), ...(picture ? { picture } : {}) };
}
