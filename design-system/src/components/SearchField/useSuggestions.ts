import { useEffect, useState } from 'react';
import { useDebouncedValue } from '#src/components/DestinationCombobox/useDebouncedValue.ts';

/** A search suggestion. */
export interface SearchSuggestion {
  /** Unique key. */
  id: string;
  /** Its name. */
  label: string;
  /** Kind or place: “Guide”, “Journey in Kenya”. */
  detail?: string | undefined;
  /** URL of its page. */
  href: string;
}

/** Loads suggestions for a text; the signal aborts when the text changes. */
export type LoadSuggestions = (query: string, signal: AbortSignal) => Promise<readonly SearchSuggestion[]>;

/** Suggestions for a text of at least two letters, once typing pauses; none while loading or after a failure. */
export function useSuggestions(load: LoadSuggestions | undefined, text: string, active: boolean) {
  const query = useDebouncedValue(text.trim());
  const [result, setResult] = useState<{ query: string; rows: readonly SearchSuggestion[] }>();
  const enabled = active && load !== undefined && query.length >= 2;
  useEffect(() => {
    if (!enabled) return undefined;
    const controller = new AbortController();
    load(query, controller.signal).then(
      (rows) => !controller.signal.aborted && setResult({ query, rows }),
      () => !controller.signal.aborted && setResult(undefined),
    );
    return () => controller.abort();
  }, [enabled, load, query]);
  const ready = result !== undefined && result.query === text.trim();
  return { rows: ready ? result.rows : [], ready };
}
