import { normalize } from './rankDestinations.ts';

/** Result of adding places to a list. */
export interface MergedDestinations {
  /** The new list, with a last empty row to type in unless it is full. */
  names: string[];
  /** Places that were added. */
  added: string[];
  /** Places that were on the list already. */
  duplicates: string[];
  /** Places beyond the limit. */
  leftOut: string[];
}

/** Replaces the row at `index` by the new places, each once, up to `max` rows; empty rows are dropped. */
export function mergeDestinations(names: readonly string[], index: number, places: readonly string[], max: number): MergedDestinations {
  const isFilled = (name: string) => name.trim() !== '';
  const [before, after] = [names.slice(0, index).filter(isFilled), names.slice(index + 1).filter(isFilled)];
  const taken = new Set([...before, ...after].map(normalize));
  const duplicates: string[] = [];
  const fresh: string[] = [];
  for (const place of places) {
    (taken.has(normalize(place)) ? duplicates : fresh).push(place);
    taken.add(normalize(place));
  }
  const free = max - before.length - after.length;
  const added = fresh.slice(0, free);
  const merged = [...before, ...added, ...after];
  return { names: merged.length < max ? [...merged, ''] : merged, added, duplicates, leftOut: fresh.slice(free) };
}
