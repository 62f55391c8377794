import { addMonths } from './dates.ts';

/** The 15th of the middle months of the four seasons from `min` on, up to `max`; yyyy-mm-dd. */
export function listSeasons(min: string, max: string): string[] {
  const first = `${min.slice(0, 4)}-01-15`;
  return Array.from({ length: 8 }, (_, at) => addMonths(first, 3 * at))
    .filter((middle) => middle >= min && middle <= max)
    .slice(0, 4);
}

/** Formats the season around the middle of its middle month: "March to May 2027", "December 2026 to February 2027". */
export function formatSeason(middle: string): string {
  const [first, last] = [addMonths(middle, -1), addMonths(middle, 1)];
  return `${first.slice(0, 4) === last.slice(0, 4) ? formatMonth(first) : formatMonth(first, true)} to ${formatMonth(last, true)}`;
}

/** Formats the month of a day: "March" or "March 2027". */
export function formatMonth(day: string, hasYear = false): string {
  const options = { month: 'long', timeZone: 'UTC', ...(hasYear && { year: 'numeric' as const }) } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(`${day}T00:00:00Z`));
}
