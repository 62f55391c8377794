import { Failure } from '#src/kernel/failure.ts';

type Filters = Record<string, unknown>;

/** The body of a review search. */
export interface ReviewSearch {
  filters: Filters;
  q?: string | undefined;
  sortOrders: { field: string; order: 'asc' | 'desc' }[];
  offset: number;
  limit: number;
}

/** Whether the most relevant come first, which is the default. */
export function isByRelevance({ sortOrders: [first, ...others] }: Pick<ReviewSearch, 'sortOrders'>): boolean {
  return first === undefined || (first.field === RELEVANCE && others.length === 0);
}

/** Translates what is special to review searches, the filters `from`, `to` and `q` and the order `ratingNewToOld`, to the common search. */
export function translateSearch<S extends ReviewSearch>(search: S): S {
  const { filters, q } = translateFilters(search.filters);
  return {
    ...search,
    filters,
    q: search.q ?? q,
    sortOrders: isByRelevance(search)
      ? ratingOrders
      : search.sortOrders.flatMap((sortOrder) => (sortOrder.field === RELEVANCE ? ratingOrders : [sortOrder])),
  };
}

/** Translates the filters, and separates the search text from them. */
export function translateFilters({ from, to, q, ...others }: Filters): { filters: Filters; q: string | undefined } {
  const reviewedAt = { ...(from === undefined ? {} : { gte: startOfDay(from) }), ...(to === undefined ? {} : { lt: endOfDay(to) }) };
  const text = typeof q === 'string' && q.trim() !== '' ? q.trim().slice(0, 200) : undefined;
  if (q !== undefined && typeof q !== 'string') throw filterFailure('q', 'must be text');
  return {
    filters: { ...others, ...(Object.keys(reviewedAt).length > 0 ? { and: [...toArray(others['and']), { reviewedAt }] } : {}) },
    q: text,
  };
}

/** The name of the order by relevance in the specification. */
const RELEVANCE = 'ratingNewToOld';
const ratingOrders: ReviewSearch['sortOrders'] = [
  { field: 'rating', order: 'desc' },
  { field: 'reviewedAt', order: 'desc' },
];

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Dates include the whole day; other values are unchanged. */
function startOfDay(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value;
}

function endOfDay(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const start = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(start) ? value : new Date(start + 24 * 3600 * 1000).toISOString();
}

function filterFailure(field: string, why: string): Failure {
  return new Failure('validation.failed', {
    message: `${field}: ${why}.`,
    status: 400,
    errors: [{ pointer: field, field, code: 'invalid', message: why }],
  });
}
