import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of contours. */
export const contoursAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Contours',
    selector: "#storybook-root [data-texture='contours']",
    does: 'One layer over the whole area and behind all content; the lines fade out towards the text.',
  },
  {
    part: 'Content',
    selector: '#storybook-root section > :last-child',
    does: 'Lies on the side away from the lines, on the plain ground.',
  },
];
