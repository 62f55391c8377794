/** Formats a date as "5 March 2027". */
export function formatLongDate(day: string): string {
  return format(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Formats a time (ISO 8601) as "Tuesday, 5 March" in the reader's time zone. */
export function formatWeekday(moment: string): string {
  return `${format(new Date(moment), { weekday: 'long' })}, ${format(new Date(moment), { day: 'numeric', month: 'long' })}`;
}

/** Formats a time (ISO 8601) as "5 March at 14:05" in the reader's time zone. */
export function formatDateTime(moment: string): string {
  const date = new Date(moment);
  return `${format(date, { day: 'numeric', month: 'long' })} at ${format(date, { hour: '2-digit', minute: '2-digit' })}`;
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(date);
}
