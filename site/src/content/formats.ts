const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const shortMonthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `$9,800`, from whole US dollars. */
export function dollars(amount: number): string {
  return money.format(amount);
}

/** `8 nights`. */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** The name of a month, 1 to 12. */
export function monthOf(month: number, form: 'long' | 'short' = 'long'): string {
  return (form === 'long' ? monthName : shortMonthName).format(Date.UTC(2024, month - 1, 15));
}

/** Months as runs over the turn of the year: `October to March, July`; nothing for none, `All year` for all. */
export function monthsText(months: readonly number[]): string {
  const known = new Set(months);
  if (known.size >= 12) return 'All year';
  const before = (month: number) => (month === 1 ? 12 : month - 1);
  const after = (month: number) => (month === 12 ? 1 : month + 1);
  const runs = [...known]
    .filter((month) => !known.has(before(month)))
    .toSorted((one, other) => one - other)
    .map((first) => {
      let last = first;
      while (known.has(after(last))) last = after(last);
      return first === last ? monthOf(first) : `${monthOf(first)} to ${monthOf(last)}`;
    });
  return runs.join(', ');
}

/** `3 September 2026`, from a day or moment of ISO 8601. */
export function dayText(iso: string): string {
  const parts = Object.fromEntries(dayName.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}

/** A rating of 0 to 100 as the stars of the site, 0 to 5 with one decimal. */
export function starsOf(rating: number): number {
  return Math.round(rating / 2) / 10;
}
