import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a spinner. */
export const spinnerAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Route line',
    selector: '#storybook-root [role="status"] > [data-variant="loading"]',
    does: 'Drawn from start to end again and again; static with reduced motion.',
  },
  {
    part: 'Label',
    selector: '#storybook-root [role="status"] > span',
    does: 'Says what is loading; visible, and announced when it appears.',
  },
];
