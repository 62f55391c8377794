import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a name completed for screen readers. */
export const visuallyHiddenAnatomy: readonly AnatomyPart[] = [
  { part: 'Visible text', selector: '#storybook-root a', does: 'Clear from its context to those who see it.' },
  {
    part: 'Hidden text',
    selector: '#storybook-root [data-unseen]',
    does: 'One pixel in size and clipped; it is announced in place and takes no space.',
  },
];
