import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a skeleton. */
export const skeletonAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Region',
    selector: '#storybook-root [aria-busy="true"]',
    does: 'Takes up its space at once, and is busy until the content has loaded.',
  },
  {
    part: 'SkeletonPicture',
    selector: '#storybook-root [aria-hidden="true"] div:nth-child(2) [data-ratio]',
    does: 'Has the aspect ratio of the picture it stands for.',
  },
  {
    part: 'SkeletonText, size h4',
    selector: '#storybook-root [data-size="h4"]',
    does: 'As high as a line of the text size it stands for.',
  },
  {
    part: 'SkeletonText, two lines',
    selector: '#storybook-root [data-size="small"]',
    does: 'One bar for each expected line; the last is shorter.',
  },
];
