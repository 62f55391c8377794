import type { CallContext } from '#src/kernel/context.ts';
import type { ListPosition, PageStart } from '#src/kernel/listCursors.ts';

/** A page as the API returns it. */
export interface Page<V> {
  items: V[];
  total: number;
  totalIsEstimate?: boolean;
  offset: number;
  limit: number;
  /** Continues after the last item; absent on the last page. */
  nextCursor?: string;
}

/** Where a page of a list begins, by its query. */
export function findPageStart({ offset, cursor }: { offset: number; cursor?: string | undefined }, { cursors }: CallContext): PageStart {
  return cursor === undefined || !cursors ? { offset, after: null } : cursors.open(cursor);
}

/** What `buildPage` needs to know besides the items. */
interface PageFacts {
  start: PageStart;
  limit: number;
  total: number;
  totalIsEstimate?: true | undefined;
  /** The position of the last item; absent if there is none. */
  end: ListPosition | null | undefined;
}

/** A page with the cursor of the next one. A full page that was read by cursor may be the last: its next one is empty. */
export function buildPage<V>(items: V[], { start, limit, total, totalIsEstimate, end }: PageFacts, { cursors }: CallContext): Page<V> {
  const offset = start.offset + items.length;
  const isLast = items.length < limit || (start.after === null && totalIsEstimate === undefined && offset >= total);
  return {
    items,
    total,
    ...(totalIsEstimate ? { totalIsEstimate } : {}),
    offset: start.offset,
    limit,
    ...(isLast || !end || !cursors ? {} : { nextCursor: cursors.seal({ offset, after: end }) }),
  };
}
