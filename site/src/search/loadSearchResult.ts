import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import type { RichEntity } from '@farwend/design-system';
import { buildRichEntity } from '#src/content/buildRichEntity.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';
import { buildSearchContext } from './buildSearchContext.ts';
import { searchKindNames } from './searchKindNames.data.ts';
import { buildSearchHref, type ChoiceName, choiceNames, type SearchPageQuery } from './searchQuery.ts';

type Reply = ReplyOf<Contract['search']['find']>;

/** A link with a number of pages. */
interface CountedLink {
  label: string;
  href: string;
  count: number;
  isChosen: boolean;
}

/** What the search page shows. */
export interface SearchResult {
  /** What was understood, each with the search without it. */
  chips: { label: string; href: string }[];
  correction: { to: string; from: string; insteadHref: string } | null;
  /** Words left out. */
  dropped: string[];
  answer: { title: string; text: string; href: string | null } | null;
  kinds: CountedLink[];
  items: RichEntity[];
  total: number;
  pages: number;
  facets: { title: string; values: CountedLink[] }[];
  nearest: { label: string; href: string; count: number }[];
  careers: RichEntity[];
  reviewCount: number;
}

const PAGE_SIZE = 12;
/** The API skips no more than 5,000 pages found. */
export const MAX_PAGES = 400;
/** So many values of a facet are shown, those with most itineraries. */
const MAX_FACET_VALUES = 12;

const facetTitles: Record<ChoiceName, string> = {
  country: 'Country',
  month: 'Month',
  tripType: 'Kind of journey',
  nights: 'Nights',
  maxPrice: 'Price a person',
};

/** Searches the site; `tripContext` is what the form is begun with after this search. */
export async function loadSearchResult(api: Client, query: SearchPageQuery): Promise<{ result: SearchResult; tripContext: TripContext }> {
  const { q, page, isVerbatim, ...choices } = query;
  const [reply, careers, reviews] = await Promise.all([
    api.get('/v2/search', {
      query: { q, ...choices, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, ...(isVerbatim ? { verbatim: 'true' } : {}) },
    }),
    api.get('/v2/careers', { query: { q, limit: 6 } }),
    api.post('/v3/review_searches', { body: { filters: {}, q, limit: 1 } }),
  ]);
  const result: SearchResult = {
    chips: listChips(query, reply),
    correction: reply.corrected && { ...reply.corrected, insteadHref: buildSearchHref(query, { isVerbatim: true }) },
    dropped: reply.dropped,
    answer: reply.answer && { title: reply.answer.title, text: reply.answer.text, href: reply.answer.url },
    kinds: listKinds(query, reply),
    items: reply.items.map((item) => buildRichEntity(item)),
    total: reply.total,
    pages: Math.ceil(reply.total / PAGE_SIZE),
    facets: listFacets(query, reply),
    nearest: reply.nearest.map(({ label, q: words, count }) => ({
      label,
      count,
      href: buildSearchHref({ q: words, isVerbatim: false, page: 1 }),
    })),
    careers: careers.items.map(({ title, slug, locationText }) => ({ title, href: `/careers/${slug}/`, facts: locationText })),
    reviewCount: reviews.total,
  };
  return { result, tripContext: buildSearchContext(query, reply.understood) };
}

/** The meanings of the words, then the choices, each with the search without it. */
function listChips(query: SearchPageQuery, { understood, facets }: Reply): SearchResult['chips'] {
  const meanings = understood.map(({ label, rest }) => ({ label, href: buildSearchHref(query, { q: rest }) }));
  const chosen = choiceNames.flatMap((name) => {
    const value = query[name];
    if (value === undefined) return [];
    const label = facets?.[name].find((one) => one.value === value)?.label ?? value;
    return [{ label, href: buildSearchHref(query, { [name]: undefined }) }];
  });
  return [...meanings, ...chosen];
}

function listKinds(query: SearchPageQuery, { groups }: Reply): CountedLink[] {
  const all = groups.reduce((sum, { total }) => sum + total, 0);
  return [
    { label: 'Everything', count: all, href: buildSearchHref(query, { kind: undefined }), isChosen: query.kind === undefined },
    ...groups.map(({ kind, total }) => ({
      label: searchKindNames[kind],
      count: total,
      href: buildSearchHref(query, { kind }),
      isChosen: query.kind === kind,
    })),
  ];
}

/** Choices among itineraries; a facet with a single value that is not chosen chooses nothing. */
function listFacets(query: SearchPageQuery, { facets }: Reply): SearchResult['facets'] {
  if (!facets) return [];
  return choiceNames
    .map((name) => ({
      title: facetTitles[name],
      values: facets[name].slice(0, MAX_FACET_VALUES).map(({ value, label, count }) => ({
        label,
        count,
        isChosen: query[name] === value,
        href: buildSearchHref(query, query[name] === value ? { [name]: undefined } : { [name]: value, kind: 'itinerary' }),
      })),
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen));
}
