import { dateFormat } from '#src/formats.ts';

/** How a language writes dates. */
export interface DateNames {
  /** Whether the year comes first in short dates, as in Japan. */
  isYearFirst: boolean;
  /** Whether the month comes before the day, as in the United States. */
  isMonthFirst: boolean;
  /** Numbers of the months by their names, short names and unambiguous beginnings; 0 for ambiguous ones. Includes the English names. */
  months: ReadonlyMap<string, number>;
  /** Matches one of these names. */
  month: RegExp;
  /** Matches the name of a weekday at the start or the end, with its punctuation. */
  weekday: RegExp;
}

const cache = new Map<string, DateNames>();

/** The order of dates and the names of months and weekdays in a language. */
export function dateNames(locale: string): DateNames {
  const names = cache.get(locale) ?? buildDateNames(locale);
  cache.set(locale, names);
  return names;
}

/** Lower case without accents, dots in abbreviations and invisible characters, for comparison. */
export function normalizeDateText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/([\p{L}\p{M}])\.(?=\p{L})/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function buildDateNames(locale: string): DateNames {
  const short = orderOf(locale, 'numeric');
  const isYearFirst = short[0] === 'year';
  const order = isYearFirst ? orderOf(locale, 'long') : short;
  const months = new Map([...monthsOf('en'), ...[...monthsOf(locale)].filter(([, month]) => month > 0)]);
  const weekdays = anyOf([...weekdaysOf(locale), ...weekdaysOf('en')]);
  return {
    isYearFirst,
    isMonthFirst: order.indexOf('month') < order.indexOf('day'),
    months,
    month: new RegExp(`(^|[^\\p{L}\\p{M}])(${anyOf([...months.keys()])})(?![\\p{L}\\p{M}])`, 'gu'),
    weekday: new RegExp(`^(?:${weekdays})[\\s\\p{P}]+|[\\s\\p{P}]*(?:${weekdays})[).]*$`, 'gu'),
  };
}

function orderOf(locale: string, month: 'numeric' | 'long'): string[] {
  return partsOf(locale, { day: 'numeric', month, year: 'numeric' })
    .map(({ type }) => type)
    .filter((type) => type !== 'literal');
}

function monthsOf(locale: string): Map<string, number> {
  const names = new Map<string, number>();
  const beginnings = new Map<string, number>();
  for (let month = 1; month <= 12; month += 1)
    for (const name of monthNames(locale, Date.UTC(2027, month - 1, 15))) {
      names.set(name, month);
      for (let length = 3; length < name.length; length += 1) {
        const beginning = name.slice(0, length).trim();
        beginnings.set(beginning, [undefined, month].includes(beginnings.get(beginning)) ? month : 0);
      }
    }
  return new Map([...beginnings, ...names]);
}

/** A month's names on its own and in a date, where many languages inflect it or attach a preposition. */
function monthNames(locale: string, time: number): string[] {
  const formats = (['long', 'short'] as const).flatMap((month) => [{ month }, { day: 'numeric', month, year: 'numeric' } as const]);
  const written = formats.flatMap((format) => {
    const parts = partsOf(locale, format, time);
    const at = parts.findIndex(({ type }) => type === 'month');
    const inDate = parts[at]?.value ?? '';
    const preposition = /\p{L}*$/u.exec(parts[at - 1]?.value ?? '')?.[0] ?? '';
    const ending = /^\p{L}*/u.exec(parts[at + 1]?.value ?? '')?.[0] ?? '';
    return [inDate, preposition + inDate, inDate + ending];
  });
  return [...new Set(written.map(normalizeName))].filter((name) => /^\p{L}/u.test(name));
}

function weekdaysOf(locale: string): string[] {
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 2, day + 1));
  const parts = (['long', 'short'] as const).flatMap((weekday) =>
    days.flatMap((day) => [...partsOf(locale, { weekday }, day), ...partsOf(locale, { weekday, day: 'numeric', month: 'numeric' }, day)]),
  );
  return [...new Set(parts.filter(({ type }) => type === 'weekday').map(({ value }) => normalizeName(value)))];
}

const gregorian: Intl.DateTimeFormatOptions = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };

function partsOf(locale: string, options: Intl.DateTimeFormatOptions, time = 0): Intl.DateTimeFormatPart[] {
  return dateFormat(locale, { ...gregorian, ...options }).formatToParts(time);
}

function normalizeName(name: string): string {
  return normalizeDateText(name).replace(/\.$/, '');
}

/** Pattern of the names, longest first, so that none is taken for the beginning of another. */
function anyOf(names: readonly string[]): string {
  return [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|');
}
