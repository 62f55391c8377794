import { Failure } from '#src/http/failure.ts';

type Filters = Record<string, unknown>;
interface Search {
  filters: Filters;
  q?: string | undefined;
  sortOrders: { field: string; order: 'asc' | 'desc' }[];
}

/** A review search in the usual language: `from`, `to` and `q` among the filters, and the order `ratingNewToOld`, put in its words. */
export function plainSearch<S extends Search>(search: S): S {
  const { filters, q } = plainFilters(search.filters);
  const order = search.sortOrders.length > 0 ? search.sortOrders : [bestFirst];
  return { ...search, filters, q: search.q ?? q, sortOrders: order.flatMap((one) => (one.field === bestFirst.field ? byRating : [one])) };
}

/** The filters in the usual language, and the words to look for. */
export function plainFilters({ from, to, q, ...others }: Filters): { filters: Filters; q: string | undefined } {
  const reviewedAt = { ...(from === undefined ? {} : { gte: startOf(from) }), ...(to === undefined ? {} : { lt: endOf(to) }) };
  const words = typeof q === 'string' && q.trim() !== '' ? q.trim().slice(0, 200) : undefined;
  if (q !== undefined && typeof q !== 'string') throw refused('q', 'needs a text');
  return {
    filters: { ...others, ...(Object.keys(reviewedAt).length > 0 ? { and: [...listOf(others['and']), { reviewedAt }] } : {}) },
    q: words,
  };
}

const bestFirst = { field: 'ratingNewToOld', order: 'desc' } as const;
const byRating: Search['sortOrders'] = [
  { field: 'rating', order: 'desc' },
  { field: 'reviewedAt', order: 'desc' },
];

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
/** A day counts whole: from its start, to its end. */
function startOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value;
}
function endOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const start = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(start) ? value : new Date(start + 24 * 3600 * 1000).toISOString();
}
function refused(field: string, why: string): Failure {
  return new Failure('validation.failed', {
    message: `${field}: ${why}.`,
    status: 400,
    errors: [{ pointer: field, field, code: 'invalid', message: why }],
  });
}
