import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of an image. */
export const imageAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Box',
    selector: '#storybook-root img',
    does: 'Keeps its aspect ratio before the picture arrives, while it is cropped, and if it fails to load.',
  },
];
