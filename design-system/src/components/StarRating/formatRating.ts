import { numberFormat } from '#src/formats.ts';
/** A rating of 0 to 5 with one decimal in the language given; 5.0 is written only for a full five. */
export function formatRating(rating: number, locale: string): string {
  const rounded = Math.round(rating * 10) / 10;
  const honest = rounded >= 5 && rating < 5 ? 4.9 : rounded;
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(honest);
}
