import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a link. */
export const linkAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Text link',
    selector: '#storybook-root a[data-variant="text"]',
    does: 'Underlined, because in a sentence colour alone would not tell it from text.',
  },
  {
    part: 'Onward link',
    selector: '#storybook-root a[data-variant="onward"]',
    does: 'Leads to the next page; 44 px high, with a bolder underline.',
  },
  { part: 'Arrow', selector: '#storybook-root a[data-variant="onward"] > svg', does: 'Decorative, and mirrored in right-to-left pages.' },
];
