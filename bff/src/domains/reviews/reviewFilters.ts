import { Failure } from '#src/kernel/failure.ts';

type Filters = Record<string, unknown>;
interface Search {
  filters: Filters;
  q?: string | undefined;
  sortOrders: { field: string; order: 'asc' | 'desc' }[];
}

/** Translates what is special to review searches, the filters `from`, `to` and `q` and the order `ratingNewToOld`, to the common search. */
export function translateSearch<S extends Search>(search: S): S {
  const { filters, q } = translateFilters(search.filters);
  const order = search.sortOrders.length > 0 ? search.sortOrders : [bestFirstOrder];
  return {
    ...search,
    filters,
    q: search.q ?? q,
    sortOrders: order.flatMap((sortOrder) => (sortOrder.field === bestFirstOrder.field ? ratingOrders : [sortOrder])),
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

const bestFirstOrder = { field: 'ratingNewToOld', order: 'desc' } as const;
const ratingOrders: Search['sortOrders'] = [
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
