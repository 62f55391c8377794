const KEPT_MS = 60_000;
const KEPT_LISTS = 500;

/** An estimated total of a list. */
interface Total {
  total: number;
  totalIsEstimate?: boolean;
}

const totals = new Map<string, Total & { keptUntil: number }>();

/** The estimate of a long list that was made lately; counting to ten thousand for each page would cost more than the page. */
export function knownTotal(list: string): Total | undefined {
  const known = totals.get(list);
  if (!known || known.keptUntil < Date.now()) return undefined;
  return { total: known.total, totalIsEstimate: true };
}

/** Remembers the estimate of a long list for a minute. */
export function rememberTotal(list: string, total: Total): void {
  totals.delete(list);
  totals.set(list, { ...total, keptUntil: Date.now() + KEPT_MS });
  const [oldest] = totals.keys();
  if (totals.size > KEPT_LISTS && oldest !== undefined) totals.delete(oldest);
}
