import type { CallContext } from '#src/kernel/context.ts';
import { buildPage, findPageStart, type Page } from '#src/records/pages.ts';

interface PageQuery {
  cursor?: string | undefined;
  offset: number;
  limit: number;
}

/** A page of a list that changes with a release only. A cursor holds the key of the last item that was shown. */
export function buildFixedPage<T>(all: readonly T[], query: PageQuery, keyOf: (item: T) => string, context: CallContext): Page<T> {
  const { limit } = query;
  const start = findPageStart(query, context);
  const last = all.findIndex((item) => keyOf(item) === start.after?.[0]);
  const first = last < 0 ? start.offset : last + 1;
  const items = all.slice(first, first + limit);
  return buildPage(items, { start, limit, total: all.length, end: items.slice(-1).map(keyOf) }, context);
}
