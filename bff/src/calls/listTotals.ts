const KEPT_MS = 60_000;
const KEPT_LISTS = 500;

/** How long a list is: few enough to be found and counted whole, or about so many. */
export type ListSize = { areFew: true } | { areFew: false; total: number };

const sizes = new Map<string, { size: ListSize; keptUntil: number }>();

/** How long a list was lately; to find that out for each of its pages would cost more than the page. */
export function knownSize(list: string): ListSize | undefined {
  const known = sizes.get(list);
  return known && known.keptUntil >= Date.now() ? known.size : undefined;
}

/** Remembers how long a list is for a minute. */
export function rememberSize(list: string, size: ListSize): void {
  sizes.delete(list);
  sizes.set(list, { size, keptUntil: Date.now() + KEPT_MS });
  const [oldest] = sizes.keys();
  if (sizes.size > KEPT_LISTS && oldest !== undefined) sizes.delete(oldest);
}
