import type { Contract, QueryOf } from '@farwend/api-contract';
import { tripTypes } from '@farwend/api-contract/rules';
import { buildListHref } from '#src/content/buildListHref.ts';
import { searchKindNames } from './searchKindNames.data.ts';

type ApiQuery = QueryOf<Contract['search']['find']>;

/** The choices besides the words, as the URL of the search page has them. */
export const choiceNames = ['country', 'month', 'tripType', 'nights', 'maxPrice'] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** What the URL of the search page asks for. */
export interface SearchPageQuery {
  /** Empty before anything is looked for. */
  q: string;
  kind?: ApiQuery['kind'];
  country?: string | undefined;
  month?: string | undefined;
  tripType?: ApiQuery['tripType'];
  nights?: ApiQuery['nights'];
  maxPrice?: string | undefined;
  /** The words are searched for as they are, uncorrected. */
  isVerbatim: boolean;
  page: number;
}

/** Longer texts are truncated. */
const MAX_TEXT_LENGTH = 100;

const nightRanges: readonly NonNullable<ApiQuery['nights']>[] = ['1-7', '8-10', '11-14', '15-60'];

/** Reads the query of the search page; a value that it does not know is ignored, because people share and shorten URLs. */
export function parseSearchQuery(params: URLSearchParams): SearchPageQuery {
  const q = (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed().replaceAll('\0', '').trim();
  const kind = params.get('kind') ?? '';
  const read = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0];
  return {
    q,
    kind: isKind(kind) ? kind : undefined,
    country: read('country', /^[A-Z]{2}$/),
    month: read('month', /^(?:[1-9]|1[0-2])$/),
    tripType: tripTypes.find((one) => one === params.get('tripType')),
    nights: nightRanges.find((one) => one === params.get('nights')),
    maxPrice: read('maxPrice', /^[1-9]\d{0,5}$/),
    isVerbatim: params.get('verbatim') === 'true',
    page: Number(read('page', /^[1-9]\d{0,2}$/) ?? 1),
  };
}

/** The URL of the search page for a query; changes lead to the first page unless they name one. */
export function buildSearchHref(query: SearchPageQuery, changes: Partial<SearchPageQuery> = {}): string {
  const { isVerbatim, ...params } = { ...query, page: 1, ...changes };
  return buildListHref('/search/', { ...params, ...(isVerbatim ? { verbatim: 'true' } : {}) });
}

function isKind(value: string): value is NonNullable<ApiQuery['kind']> {
  return Object.hasOwn(searchKindNames, value);
}
