const language = 'en-GB';
const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "5 Mar 2027". */
export function formatDay(value: string): string {
  return day.format(new Date(value));
}

/** "5 Mar 2027, 09:00 UTC": the team sits in several time zones. */
export function formatMoment(value: string): string {
  return `${moment.format(new Date(value))} UTC`;
}

/** "$12,500". */
export function formatDollars(value: number): string {
  return dollars.format(value);
}

/** How long ago something was: "5 min", "3 h", "12 d". */
export function formatAge(value: string, now: number): string {
  const age = Math.max(0, now - Date.parse(value));
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < 2 * DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  return `${Math.floor(age / DAY_MS)} d`;
}

/** "2 adults, 1 child". */
export function formatParty({ numberOfAdults, numberOfChildren }: { numberOfAdults: string; numberOfChildren: number | null }): string {
  const adults = numberOfAdults === '16' ? '16 or more adults' : numberOfAdults === '1' ? '1 adult' : `${numberOfAdults} adults`;
  if (!numberOfChildren) return adults;
  return `${adults}, ${numberOfChildren === 1 ? '1 child' : `${numberOfChildren} children`}`;
}

/** `BOOKED_ELSEWHERE` as "Booked elsewhere". */
export function formatCode(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `budgetPerPersonUSD` as "budget per person USD". */
export function formatFieldName(name: string): string {
  return name
    .replace(/Id$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
