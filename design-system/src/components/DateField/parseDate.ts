import { dateFormat } from '#src/formats.ts';
import { toAsciiDigits } from '#src/toAsciiDigits.ts';
import { dateNames, normalizeDateText } from './dateNames.ts';

/**
 * Parses a date in any common notation to "yyyy-mm-dd", or `undefined` if it is not a valid date. `locale` decides whether 3/5 is March or
 * May, and in which language, besides English, months and weekdays may be named.
 */
export function parseDate(text: string, locale = 'en-US'): string | undefined {
  const clean = normalizeDateText(toAsciiDigits(text));
  return readDay(clean, locale) ?? readDay(clean.replaceAll(dateNames(locale).weekday, ''), locale);
}

/** Formats "yyyy-mm-dd" in the locale's long form, such as "5 March 2027". Any other text is returned unchanged. */
export function formatDate(iso: string, locale = 'en-US', weekday = false): string {
  const time = isoTime(iso);
  if (time === undefined) return iso;
  const options: Intl.DateTimeFormatOptions = { calendar: 'gregory', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
  return dateFormat(locale, weekday ? { ...options, weekday: 'long' } : options).format(time);
}

/** Whether the text is a valid date in the form "yyyy-mm-dd". */
export function isIsoDate(text: string): boolean {
  return isoTime(text) !== undefined;
}

/** Whether dates of this locale put the month before the day, as in the United States. */
export function isMonthFirst(locale: string): boolean {
  return dateNames(locale).isMonthFirst;
}

function isoTime(text: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day(year, month, date) === text ? Date.parse(`${text}T00:00:00Z`) : undefined;
}

const yearFirst =
  /^(\d{4})[-/.,\s\p{Script=Han}\p{Script=Hangul}]{1,3}(\d{1,2})[-/.,\s\p{Script=Han}\p{Script=Hangul}]{1,3}(\d{1,2})(?:t.*|\D{0,3})$/u;
const numeric = /^(\d{1,2})[-–/.,\s]+(\d{1,2})[-–/.,\s]+(\d{1,4})\D{0,3}$/;

function readDay(text: string, locale: string): string | undefined {
  const [, year, month, date] = yearFirst.exec(text) ?? [];
  if (year) return day(year, month, date);
  const [, first, second, third] = numeric.exec(text) ?? [];
  return third ? numericDay(locale, first, second, third) : namedDay(text, locale);
}

type Part = string | number | undefined;

/** The day if it exists; a year of two digits is one of this century. */
function day(year: string | undefined, month: Part, date: Part): string | undefined {
  if (!/^(?:\d\d|\d{4})$/.test(year ?? '')) return undefined;
  const [y, m, d] = [Number(year?.padStart(4, '20')), Number(month), Number(date)];
  const time = new Date(Date.UTC(y, m - 1, d));
  // Date.UTC rolls a day that does not exist (31 June) over into the next month.
  const real = y >= 1900 && time.getUTCFullYear() === y && time.getUTCMonth() === m - 1 && time.getUTCDate() === d;
  return real ? time.toISOString().slice(0, 10) : undefined;
}

function numericDay(locale: string, first: Part, second: Part, third: string): string | undefined {
  const { isYearFirst, isMonthFirst: isMonthBeforeDay } = dateNames(locale);
  const [asMonthFirst, asDayFirst] = [day(third, first, second), day(third, second, first)];
  const asYearFirst = isYearFirst && third.length < 3 ? day(String(first), second, third) : undefined;
  // 21/11 has only one valid reading, whatever the locale.
  return asYearFirst ?? (isMonthBeforeDay ? (asMonthFirst ?? asDayFirst) : (asDayFirst ?? asMonthFirst));
}

function namedDay(text: string, locale: string): string | undefined {
  const { month, months } = dateNames(locale);
  const names = [...text.matchAll(month)].map(([, , name = '']) => name);
  const [first = '', second, ...more] = text.replaceAll(month, '$1 ').match(/\d+/g) ?? [];
  if (names.length !== 1 || more.length > 0) return undefined;
  const [year, date] = first.length === 4 ? [first, second] : [second, first];
  return day(year, months.get(names[0] ?? ''), date);
}
