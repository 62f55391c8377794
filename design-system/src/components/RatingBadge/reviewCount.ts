import { numberFormat } from '#src/formats.ts';
/** A count of reviews as it is claimed: never more than there are. */
export interface ClaimedCount {
  /** The number shown. */
  shown: number;
  /** Whether a plus follows, for “and more”. */
  more: boolean;
}

/** From 1,000 down to the thousand, from 100 down to the hundred, below that exact. */
export function claimedCount(count: number): ClaimedCount {
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 1;
  return { shown: Math.floor(count / step) * step, more: step > 1 };
}

/** The claimed count in the language given: “1,000+”. */
export function formatReviewCount(count: number, locale: string): string {
  const { shown, more } = claimedCount(count);
  return numberFormat(locale).format(shown) + (more ? '+' : '');
}
