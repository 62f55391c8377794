/** Most items that are compared at once. */
export const MAX_COMPARED = 3;

/** A slug or an id. */
const ID = /^[a-z0-9_-]{1,120}$/;

/** What to compare, from an address such as `?ids=a,b` or `?ids=a&ids=b`. */
export interface Compared {
  /** Slugs or ids, each once, in their order. */
  ids: string[];
  /** Whether there were more, which are left out. */
  hasMore: boolean;
}

/** Parses what an address asks to compare; what cannot be a slug or an id is left out. */
export function parseCompared(query: URLSearchParams): Compared {
  const ids = [...new Set(query.getAll('ids').flatMap((value) => value.split(',')))].filter((id) => ID.test(id));
  return { ids: ids.slice(0, MAX_COMPARED), hasMore: ids.length > MAX_COMPARED };
}
