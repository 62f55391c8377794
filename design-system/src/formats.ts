const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** The format of numbers in a language, a BCP 47 tag. Made once: making one takes a phone longer than writing a hundred numbers with it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The format of days and hours in a language, a BCP 47 tag; made once, as those of numbers. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function kept<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const name = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(name) ?? make();
  formats.set(name, format);
  return format;
}
