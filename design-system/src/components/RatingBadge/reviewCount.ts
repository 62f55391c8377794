import { numberFormat } from '#src/formats.ts';
/** A review count rounded down for display, so that it never overstates. */
export interface ClaimedCount {
  /** Number shown. */
  shown: number;
  /** Whether a plus sign follows, for “and more”. */
  more: boolean;
}

/** Rounds down to the thousand from 1,000 and to the hundred from 100; smaller counts are exact. */
export function claimedCount(count: number): ClaimedCount {
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 1;
  return { shown: Math.floor(count / step) * step, more: step > 1 };
}

/** Formats the rounded count: “1,000+”. */
export function formatReviewCount(count: number, locale: string): string {
  const { shown, more } = claimedCount(count);
  return numberFormat(locale).format(shown) + (more ? '+' : '');
}
