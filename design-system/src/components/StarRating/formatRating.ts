import { numberFormat } from '#src/formats.ts';
/** Formats a rating of 0 to 5 with one decimal; 5.0 is only shown for exactly five. */
export function formatRating(rating: number, locale: string): string {
  const rounded = Math.round(rating * 10) / 10;
  const shown = rounded >= 5 && rating < 5 ? 4.9 : rounded;
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(shown);
}
