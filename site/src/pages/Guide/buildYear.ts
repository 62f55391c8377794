import { formatMonth } from '#src/content/formats.ts';

type Rating = 'BEST' | 'GOOD' | 'FAIR' | 'AVOID';

/** A month at a place. */
export interface MonthFacts {
  /** 1 to 12. */
  month: number;
  name: string;
  /** `Jan`. */
  short: string;
  /** How suitable the month is; null if not rated. */
  rating: Rating | null;
  /** The rating in words. */
  ratingText: string;
  note: string | null;
}

/** Builds the twelve months of a place; empty if none is rated. */
export function buildYear(months: readonly { month: number; rating: Rating; note?: string | undefined }[]): MonthFacts[] {
  if (months.length === 0) return [];
  return Array.from({ length: 12 }, (_, i) => {
    const entry = months.find(({ month }) => month === i + 1);
    return {
      month: i + 1,
      name: formatMonth(i + 1),
      short: formatMonth(i + 1, 'short'),
      rating: entry?.rating ?? null,
      ratingText: entry ? ratingTexts[entry.rating] : 'In between',
      note: entry?.note ?? null,
    };
  });
}

const ratingTexts: Record<Rating, string> = { BEST: 'At its best', GOOD: 'Good', FAIR: 'Fair', AVOID: 'Stay away' };
