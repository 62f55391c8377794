import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a rating badge. */
export const ratingBadgeAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Link',
    selector: '#storybook-root a > span',
    does: 'The whole badge is one link to the reviews, at least 44 px high, that opens a new tab.',
  },
  {
    part: 'Rating',
    selector: '#storybook-root a > span > span:first-child',
    does: 'One decimal; 5.0 only for exactly five. Set like an elevation on a map.',
  },
  {
    part: 'Stars',
    selector: '#storybook-root a > span > span:last-child > :first-child',
    does: 'Decorative: filled to the exact rating, hidden from screen readers.',
  },
  {
    part: 'Count',
    selector: '#storybook-root a > span > span:last-child > :last-child',
    does: 'The number of reviews, rounded down so that it never overstates.',
  },
];
