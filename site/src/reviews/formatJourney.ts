import type { DisplayedReview } from './DisplayedReview.ts';

const partyTexts = { SOLO: 'alone', COUPLE: 'as a couple', FAMILY: 'with family', FRIENDS: 'with friends', GROUP: 'in a group' } as const;

/** Formats where and with whom: “Tanzania, with friends”; empty if unknown. */
export function formatJourney({ places, partyType }: Pick<DisplayedReview, 'places' | 'partyType'>): string {
  const text = [places.join(' and '), partyType ? partyTexts[partyType] : ''].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats the disclosure of the author's reward; null if there was none. */
export function formatReward({ reward }: Pick<DisplayedReview, 'reward'>): string | null {
  if (!reward) return null;
  const gift = `$${reward.valueUSD.toLocaleString('en-US')}`;
  return reward.kind === 'VOUCHER'
    ? `The author received a voucher of ${gift}, promised before there was a rating.`
    : `We gave ${gift} to a good cause for this review, promised before there was a rating.`;
}
