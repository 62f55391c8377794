import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a star rating. */
export const starRatingAnatomy: readonly AnatomyPart[] = [
  { part: 'Stars', selector: '#storybook-root [data-share]', does: 'Decorative: filled to the exact rating, hidden from screen readers.' },
  {
    part: 'Number',
    selector: '#storybook-root [data-share] + span',
    does: 'Optional, with one decimal; 5.0 is only shown for exactly five.',
  },
];
