import { useEffect, useMemo, useState } from 'react';
import { rankDestinations, type DestinationOption } from './rankDestinations.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** Source of places: a list or a search. */
export interface DestinationSource {
  /** All places, best known first; `undefined` while loading. */
  options?: readonly DestinationOption[] | undefined;
  /** Searches places for a query, best match first; the signal aborts when the query changes. Used when `options` is omitted. */
  loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly DestinationOption[]>) | undefined;
}

/** At most fifty places for a text, and the state of the search. */
export interface DestinationResults {
  /** Places to show. */
  rows: DestinationOption[];
  /** Number of all matches, shown or not. */
  total: number;
  /** `waiting`: nothing loaded yet; `loading`: the rows belong to an earlier text; `failed`: the search failed. */
  state: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Every loaded place, for finding an exact match. */
  loaded: readonly DestinationOption[];
}

const maxRows = 50;

/** Places for a text from a list or a search. A search runs only while `active`, half a second after the last key press. */
export function useDestinations({ options, loadOptions }: DestinationSource, text: string, active: boolean): DestinationResults {
  const query = useDebouncedValue(text);
  const [search, setSearch] = useState<{ query: string; rows: readonly DestinationOption[] | undefined }>();
  const searches = options === undefined && loadOptions !== undefined;
  useEffect(() => {
    if (!searches || !active) return undefined;
    const controller = new AbortController();
    loadOptions(query, controller.signal).then(
      (rows) => !controller.signal.aborted && setSearch({ query, rows }),
      () => !controller.signal.aborted && setSearch({ query, rows: undefined }),
    );
    return () => controller.abort();
  }, [searches, active, query, loadOptions]);

  const ranked = useMemo(() => options && rankDestinations(options, text, maxRows), [options, text]);
  if (options && ranked) return { ...ranked, state: 'ready', loaded: options };
  if (!search) return { rows: [], total: 0, state: 'waiting', loaded: [] };
  if (!search.rows) return { rows: [], total: 0, state: 'failed', loaded: [] };
  const state = search.query === text ? 'ready' : 'loading';
  return { rows: search.rows.slice(0, maxRows), total: search.rows.length, state, loaded: search.rows };
}
