import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a skip link. */
export const skipLinkAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Link',
    selector: '#storybook-root a',
    does: 'The first tab stop of the page: visually hidden until it has focus, then above everything else.',
  },
  { part: 'Target', selector: '#storybook-root main', does: 'The main content, which receives focus when the link is followed.' },
];
