import type { ShownReview } from './ShownReview.ts';

const parties = { SOLO: 'alone', COUPLE: 'as a couple', FAMILY: 'with family', FRIENDS: 'with friends', GROUP: 'in a group' } as const;

/** Where and with whom: “Tanzania, with friends”; empty when nothing is told. */
export function journeyText({ places, partyType }: Pick<ShownReview, 'places' | 'partyType'>): string {
  const words = [places.join(' and '), partyType ? parties[partyType] : ''].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the author was given, as it is disclosed. */
export function rewardText({ reward }: Pick<ShownReview, 'reward'>): string | null {
  if (!reward) return null;
  const gift = `$${reward.valueUSD.toLocaleString('en-US')}`;
  return reward.kind === 'VOUCHER'
    ? `The author received a voucher of ${gift}, promised before there was a rating.`
    : `We gave ${gift} to a good cause for this review, promised before there was a rating.`;
}
