const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Cached number format of a BCP 47 locale; on a phone, creating one takes longer than formatting a hundred numbers. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** Cached date format of a BCP 47 locale. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return cached(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function cached<Format>(formats: Map<string, Format>, locale: string, options: object, create: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}
