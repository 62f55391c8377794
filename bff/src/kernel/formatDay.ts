const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day, yyyy-mm-dd or an ISO moment in UTC, as the site and papers write it: `2 October 2026`. */
export function formatDay(day: string): string {
  return format.format(new Date(day));
}
