/** Only month names come from Intl: the separators it inserts differ between the server's and the browser's versions. */
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Formats a date (yyyy-mm-dd) or time as "14 August 2027", in UTC, so that server and browser agree. */
export function formatDay(day: string | Date): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthName.format(date)} ${date.getUTCFullYear()}`;
}

/** Formats a time (ISO 8601) as "22 November, 15:12 UTC". */
export function formatMoment(at: string): string {
  const date = new Date(at);
  return `${date.getUTCDate()} ${monthName.format(date)}, ${date.toISOString().slice(11, 16)} UTC`;
}

/** Formats a range of dates as "14–26 August 2027". */
export function formatDayRange(from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (from.slice(0, 7) === to.slice(0, 7)) return `${first.getUTCDate()}–${formatDay(last)}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${first.getUTCDate()} ${monthName.format(first)} – ${formatDay(last)}`;
  return `${formatDay(first)} – ${formatDay(last)}`;
}

/** The time `days` days after a time (ISO 8601). */
export function addDays(at: string, days: number): Date {
  return new Date(Date.parse(at) + days * 86_400_000);
}
