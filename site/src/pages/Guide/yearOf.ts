import { monthOf } from '#src/content/figures.ts';

type Rating = 'BEST' | 'GOOD' | 'FAIR' | 'AVOID';

/** A month of a place. */
export interface MonthFacts {
  /** 1 to 12. */
  month: number;
  name: string;
  /** `Jan`. */
  short: string;
  /** How good it is; null: nothing is said. */
  rating: Rating | null;
  /** The same in words. */
  word: string;
  note: string | null;
}

/** The twelve months of a place; none when nothing is known of them. */
export function yearOf(months: readonly { month: number; rating: Rating; note?: string | undefined }[]): MonthFacts[] {
  if (months.length === 0) return [];
  return Array.from({ length: 12 }, (_, i) => {
    const found = months.find(({ month }) => month === i + 1);
    return {
      month: i + 1,
      name: monthOf(i + 1),
      short: monthOf(i + 1, 'short'),
      rating: found?.rating ?? null,
      word: found ? words[found.rating] : 'In between',
      note: found?.note ?? null,
    };
  });
}

const words: Record<Rating, string> = { BEST: 'At its best', GOOD: 'Good', FAIR: 'Fair', AVOID: 'Stay away' };
