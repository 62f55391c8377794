import { useEffect, useState } from 'react';
import { useRested } from '#src/components/DestinationCombobox/useRested.ts';

/** One thing a search offers while typing. */
export interface SearchSuggestion {
  /** Tells it from the others. */
  id: string;
  /** Its name. */
  label: string;
  /** What kind of thing it is, or where: “Guide”, “Journey in Kenya”. */
  detail?: string | undefined;
  /** Its page. */
  href: string;
}

/** Finds suggestions for a text; the signal aborts when the text changes. */
export type LoadSuggestions = (query: string, signal: AbortSignal) => Promise<readonly SearchSuggestion[]>;

/** Suggestions for a text of two letters or more, once typing rests; none while they are on their way or when the search breaks. */
export function useSuggestions(load: LoadSuggestions | undefined, text: string, active: boolean) {
  const query = useRested(text.trim());
  const [found, setFound] = useState<{ query: string; rows: readonly SearchSuggestion[] }>();
  const asks = active && load !== undefined && query.length >= 2;
  useEffect(() => {
    if (!asks) return undefined;
    const gone = new AbortController();
    load(query, gone.signal).then(
      (rows) => !gone.signal.aborted && setFound({ query, rows }),
      () => !gone.signal.aborted && setFound(undefined),
    );
    return () => gone.abort();
  }, [asks, load, query]);
  const ready = found !== undefined && found.query === text.trim();
  return { rows: ready ? found.rows : [], ready };
}
