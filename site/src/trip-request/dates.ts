const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a real date, yyyy-mm-dd. */
export function isIsoDate(text: string): boolean {
  return ISO_DATE.test(text) && addDays(text, 0) === text;
}

/** Today in the local time zone, yyyy-mm-dd. */
export function today(now: Date = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The date `count` days later; "" if the text is not a date. */
export function addDays(day: string, count: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? '' : new Date(time + count * 86_400_000).toISOString().slice(0, 10);
}

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}
