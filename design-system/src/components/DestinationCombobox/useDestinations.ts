import { useEffect, useMemo, useState } from 'react';
import { rankDestinations, type DestinationOption } from './rankDestinations.ts';
import { useRested } from './useRested.ts';

/** Where places come from: a list, or a search. */
export interface DestinationSource {
  /** All places, best known first; undefined while they are still on their way. */
  options?: readonly DestinationOption[] | undefined;
  /** Finds places for a query, best first; the signal aborts when the query changes. Used when `options` is absent. */
  loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly DestinationOption[]>) | undefined;
}

/** The rows for a text, at most fifty, and whether they can be trusted yet. */
export interface FoundDestinations {
  /** The rows to show. */
  rows: DestinationOption[];
  /** All matches, shown or not. */
  total: number;
  /** `waiting`: no list yet; `loading`: the rows belong to an older text; `failed`: the search broke. */
  state: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Every place known, to find an exact name in. */
  known: readonly DestinationOption[];
}

const most = 50;

/** Places for a text from a list or a search; a search runs only while `active`, half a second after typing rests. */
export function useDestinations({ options, loadOptions }: DestinationSource, text: string, active: boolean): FoundDestinations {
  const query = useRested(text);
  const [search, setSearch] = useState<{ query: string; rows: readonly DestinationOption[] | undefined }>();
  const searches = options === undefined && loadOptions !== undefined;
  useEffect(() => {
    if (!searches || !active) return undefined;
    const gone = new AbortController();
    loadOptions(query, gone.signal).then(
      (rows) => !gone.signal.aborted && setSearch({ query, rows }),
      () => !gone.signal.aborted && setSearch({ query, rows: undefined }),
    );
    return () => gone.abort();
  }, [searches, active, query, loadOptions]);

  const ranked = useMemo(() => options && rankDestinations(options, text, most), [options, text]);
  if (options && ranked) return { ...ranked, state: 'ready', known: options };
  if (!search) return { rows: [], total: 0, state: 'waiting', known: [] };
  if (!search.rows) return { rows: [], total: 0, state: 'failed', known: [] };
  const state = search.query === text ? 'ready' : 'loading';
  return { rows: search.rows.slice(0, most), total: search.rows.length, state, known: search.rows };
}
