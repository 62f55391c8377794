import { dateFormat } from '#src/formats.ts';
/** Parses a date in any common notation to "yyyy-mm-dd", or `undefined` if it is not a valid date. `locale` decides whether 3/5 is March or May. */
export function parseDate(text: string, locale = 'en-US'): string | undefined {
  const clean = latinDigits(text)
    .trim()
    .toLowerCase()
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/\s+/g, ' ');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t.*)?$/.exec(clean);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const numeric = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})\.?$/.exec(clean);
  if (numeric) return numericDay(numeric[1], numeric[2], numeric[3], locale);
  return namedDay(clean, locale);
}

/** Formats "yyyy-mm-dd" in the locale's long form, such as "5 March 2027". Any other text is returned unchanged. */
export function formatDate(iso: string, locale = 'en-US', weekday = false): string {
  const time = isoTime(iso);
  if (time === undefined) return iso;
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
  return dateFormat(locale, weekday ? { ...options, weekday: 'long' } : options).format(time);
}

/** Whether the text is a valid date in the form "yyyy-mm-dd". */
export function isIsoDate(text: string): boolean {
  return isoTime(text) !== undefined;
}

function isoTime(text: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts && day(parts[1], parts[2], parts[3]) === text ? Date.parse(`${text}T00:00:00Z`) : undefined;
}

function day(year: string | undefined, month: string | number | undefined, date: string | undefined): string | undefined {
  const [y, m, d] = [fullYear(year), Number(month), Number(date)];
  const time = new Date(Date.UTC(y, m - 1, d));
  // Date.UTC rolls a day that does not exist (31 June) over into the next month.
  const real = y >= 1900 && time.getUTCFullYear() === y && time.getUTCMonth() === m - 1 && time.getUTCDate() === d;
  return real ? time.toISOString().slice(0, 10) : undefined;
}

function fullYear(year: string | undefined): number {
  return year?.length === 2 ? 2000 + Number(year) : Number(year);
}

function numericDay(first: string | undefined, second: string | undefined, year: string | undefined, locale: string): string | undefined {
  const [asMonthFirst, asDayFirst] = [day(year, first, second), day(year, second, first)];
  // 21/11 has only one valid reading, whatever the locale.
  return isMonthFirst(locale) ? (asMonthFirst ?? asDayFirst) : (asDayFirst ?? asMonthFirst);
}

/** Whether short dates of this locale put the month before the day, as in the United States. */
export function isMonthFirst(locale: string): boolean {
  const order = dateFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .map((part) => part.type);
  return order.indexOf('month') < order.indexOf('day');
}

function namedDay(text: string, locale: string): string | undefined {
  const words = text.replaceAll(/[,.]/g, ' ').split(/\s+/).filter(Boolean);
  const months = words.map((word) => monthNumber(word, locale)).filter((month) => month > 0);
  const numbers = words.map((word) => /^(\d{1,2})(?:st|nd|rd|th|º|er)?$/.exec(word)?.[1]).filter((number) => number !== undefined);
  const years = words.filter((word) => /^\d{4}$/.test(word));
  if (months.length !== 1) return undefined;
  if (years.length === 1 && numbers.length === 1) return day(years[0], months[0], numbers[0]);
  if (years.length === 0 && numbers.length === 2) return day(numbers[1], months[0], numbers[0]);
  return undefined;
}

// Three letters identify an English month; names in other languages must match in full, apart from a trailing period.
function monthNumber(word: string, locale: string): number {
  const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  if (/^\d/.test(word)) return 0;
  const own = monthNames(locale).findIndex((names) => names.includes(word));
  if (own >= 0) return own + 1;
  const index = english.indexOf(word.slice(0, 3));
  return index >= 0 && englishNames[index]?.startsWith(word) ? index + 1 : word === 'sept' ? 9 : 0;
}

const englishNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const namesByLocale = new Map<string, string[][]>();

function monthNames(locale: string): string[][] {
  const cached = namesByLocale.get(locale);
  if (cached) return cached;
  const names = Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).map((style) => {
      const parts = dateFormat(locale, { day: 'numeric', month: style, timeZone: 'UTC' }).formatToParts(Date.UTC(2027, month, 15));
      return (parts.find((part) => part.type === 'month')?.value ?? '').toLowerCase().replaceAll('.', '');
    }),
  );
  namesByLocale.set(locale, names);
  return names;
}

function latinDigits(text: string): string {
  // Unicode encodes the decimal digits of each script as ten consecutive code points, starting with zero.
  return text.replaceAll(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const zero =
      ['٠', '۰', '०', '０'].find((candidate) => digit >= candidate && digit.charCodeAt(0) < candidate.charCodeAt(0) + 10) ?? digit;
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}
