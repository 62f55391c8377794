const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a real day written yyyy-mm-dd. */
export function isDay(text: string): boolean {
  return DAY.test(text) && addDays(text, 0) === text;
}

/** The day it is here, yyyy-mm-dd. */
export function today(now: Date = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day so many days later; "" when the text is no date. */
export function addDays(day: string, count: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? '' : new Date(time + count * 86_400_000).toISOString().slice(0, 10);
}

/** The same day so many months later, or the month's last where there is none. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** "5 March 2027". */
export function longDate(day: string): string {
  return write(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** "Tuesday, 5 March" of a moment (ISO 8601), in the reader's time zone. */
export function weekdayOf(moment: string): string {
  return `${write(new Date(moment), { weekday: 'long' })}, ${write(new Date(moment), { day: 'numeric', month: 'long' })}`;
}

/** "5 March at 14:05" of a moment (ISO 8601), in the reader's time zone. */
export function timeOf(moment: string): string {
  const date = new Date(moment);
  return `${write(date, { day: 'numeric', month: 'long' })} at ${write(date, { hour: '2-digit', minute: '2-digit' })}`;
}

function write(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(date);
}
