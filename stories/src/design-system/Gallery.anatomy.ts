import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a gallery. */
export const galleryAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Picture',
    selector: '#storybook-root li:first-child img',
    does: 'Every picture has the same aspect ratio, so the strip keeps its height.',
  },
  {
    part: 'Caption',
    selector: '#storybook-root li:first-child figcaption',
    does: 'Place, season and time of day, below its picture and part of the same figure.',
  },
  {
    part: 'Next picture',
    selector: '#storybook-root li:nth-child(2) img',
    does: 'Always partly visible, which shows that the strip scrolls.',
  },
  {
    part: 'Previous button',
    selector: '#storybook-root section > div > button:first-child',
    does: 'Scrolls back by one picture; at the first it stays in place, marked as disabled.',
  },
  {
    part: 'Position',
    selector: '#storybook-root [role="status"]',
    does: 'The current picture and the total, announced whenever it changes.',
  },
  {
    part: 'Next button',
    selector: '#storybook-root section > div > button:last-child',
    does: 'Scrolls on by one picture; at the last it stays in place, marked as disabled.',
  },
];
