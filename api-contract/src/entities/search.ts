import { z } from 'zod';
import { get } from '../call.ts';
import { anyone } from '../roles.ts';
import { tripTypes } from '../rules/tripChoices.ts';
import { Snippet } from './content/content.schemas.ts';

/** The kinds of pages that the site search finds, in the order in which they are offered. */
export const searchKinds = [
  'itinerary',
  'guide',
  'article',
  'landingPage',
  'company',
  'companyCategory',
  'landingPageCategory',
  'contentPage',
] as const;

/** What a part of a query can mean. */
const searchMeanings = ['country', 'place', 'month', 'season', 'nights', 'price', 'tripType', 'party', 'company', 'person'] as const;

/** What a suggestion leads to: a kind of page, a place, or a way to travel. */
const suggestionKinds = ['country', 'place', 'tripType', 'person', ...searchKinds] as const;

export type SuggestionKind = (typeof suggestionKinds)[number];

const words = z.string().trim().min(1).max(200);

const SearchQuery = z.object({
  q: words.describe('What is looked for, in words: “kenya september”, “two weeks africa”, “under $5,000”'),
  kind: z.enum(searchKinds).optional().describe('Only pages of this kind'),
  verbatim: z.literal('true').optional().describe('true: do not correct unknown words'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Use two capital letters, as in KE')
    .optional()
    .describe('Only itineraries through this country (ISO 3166 alpha-2)'),
  month: z.coerce.number().int().min(1).max(12).optional().describe('Only itineraries recommended for this month'),
  tripType: z.enum(tripTypes).optional().describe('Only itineraries of this trip type'),
  nights: z.enum(['1-7', '8-10', '11-14', '15-60']).optional().describe('Only itineraries with so many nights'),
  maxPrice: z.coerce.number().int().min(1).max(1_000_000).optional().describe('Only itineraries from at most so many US dollars a person'),
  limit: z.coerce.number().int().min(1).max(50).default(12).describe('Page size'),
  offset: z.coerce.number().int().min(0).max(5_000).default(0).describe('Number of pages to skip'),
});

const Meaning = z.object({
  kind: z.enum(searchMeanings),
  label: z.string().describe('What was understood: “Kenya”, “September”, “at most $5,000”'),
  words: z.string().describe('The words of the query that say so'),
  rest: z.string().describe('The query without these words'),
});

const Answer = z.object({
  kind: z.enum(['season', 'place', 'notPlanned']),
  title: z.string(),
  text: z.string(),
  url: z.string().nullable().describe('Path of the page that the answer is from'),
});

const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
const facet = z.array(FacetValue).describe('The values that occur, with the number of itineraries');

const SearchReply = z
  .object({
    q: z.string(),
    understood: z.array(Meaning),
    corrected: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('The query as sent and as it was searched, if a word was corrected'),
    dropped: z.array(z.string()).describe('Words and meanings left out because too few pages have all of them'),
    answer: Answer.nullable(),
    groups: z.array(z.object({ kind: z.enum(searchKinds), total: z.int() })).describe('Number of pages of each kind'),
    items: z.array(Snippet).describe('The best first'),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    facets: z
      .object({ country: facet, month: facet, tripType: facet, nights: facet, maxPrice: facet })
      .nullable()
      .describe('Only if itineraries are found'),
    nearest: z
      .array(z.object({ label: z.string(), q: z.string(), count: z.int() }))
      .describe('Searches that come nearest, with the number of pages, if there is no page or no journey to the place'),
  })
  .meta({ id: 'SearchReply' });

const SearchSuggestion = z
  .object({
    id: z.string().describe('Unique among the suggestions: the UUID of the page or place, or the trip type'),
    label: z.string(),
    kind: z.enum(suggestionKinds),
    detail: z.string().nullable().describe('Where it is, or what it is about; null if the label says so'),
    url: z.string().describe('Path on the site'),
  })
  .meta({ id: 'SearchSuggestion' });

export const search = {
  find: get('/v2/search', 'Search the site', {
    access: anyone,
    query: SearchQuery,
    reply: SearchReply,
    description:
      'Understands places and peoples, months and seasons, nights, prices, trip types, companies and people. They filter; other words rank. Unknown words are corrected unless `verbatim` is true.',
  }),
  suggest: get('/v2/search_suggestions', 'Suggest pages, places and trip types for the beginning of a search', {
    access: anyone,
    query: z.object({ q: words.describe('What has been typed so far') }),
    reply: z.array(SearchSuggestion),
    description: 'At most eight.',
  }),
};
