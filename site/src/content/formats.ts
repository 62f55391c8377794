import { formatNights } from './formatAmount.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const shortMonthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats whole US dollars: `$9,800`. */
export function formatDollars(amount: number): string {
  return money.format(amount);
}

/** Formats the shortest and the longest stay: `7 to 14 nights`, or `7 nights` if they are the same. */
export function formatNightRange({ min, max }: { min: number; max: number }): string {
  return min === max ? formatNights(min) : `${min} to ${formatNights(max)}`;
}

/** Formats a month, 1 to 12, as its English name. */
export function formatMonth(month: number, form: 'long' | 'short' = 'long'): string {
  return (form === 'long' ? monthName : shortMonthName).format(Date.UTC(2024, month - 1, 15));
}

/**
 * Formats months as ranges, which may span the turn of the year: `October to March, July`, or in short `Oct–Mar, Jul`. Empty for none, `All
 * year` for all.
 */
export function formatMonths(months: readonly number[], form: 'long' | 'short' = 'long'): string {
  const included = new Set(months);
  if (included.size >= 12) return 'All year';
  const before = (month: number) => (month === 1 ? 12 : month - 1);
  const after = (month: number) => (month === 12 ? 1 : month + 1);
  const runs = [...included]
    .filter((month) => !included.has(before(month)))
    .toSorted((a, b) => a - b)
    .map((first) => {
      let last = first;
      while (included.has(after(last))) last = after(last);
      const ends = first === last ? [first] : [first, last];
      return ends.map((month) => formatMonth(month, form)).join(form === 'long' ? ' to ' : '–');
    });
  return runs.join(', ');
}

/** Formats an ISO 8601 date or timestamp: `3 September 2026`. */
export function formatDay(iso: string): string {
  const parts = Object.fromEntries(dayName.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
