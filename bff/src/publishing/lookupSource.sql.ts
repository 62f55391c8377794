import type { LookupSource } from './lookupSource.ts';

/** Registers a statement once per lookup source; `from` is a subquery with its rows, including `status`. */
export function forEachSource<T>(register: (source: LookupSource, from: string) => T): Readonly<Record<LookupSource, T>> {
  return {
    drafts: register('drafts', `(SELECT * FROM content WHERE status <> 'TRASHED')`),
    published: register('published', `(SELECT *, 'PUBLISHED' AS status FROM published_content)`),
  };
}
