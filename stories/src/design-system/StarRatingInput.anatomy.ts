import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a star rating input. */
export const starRatingInputAnatomy: readonly AnatomyPart[] = [
  { part: 'Legend', selector: '#storybook-root legend', does: 'The question; it names the group.' },
  {
    part: 'Hint',
    selector: '#storybook-root [id$="-hint"]',
    does: 'Who reads the answer, or what it is used for; announced before the error.',
  },
  { part: 'Error', selector: '#storybook-root [id$="-error"]', does: 'What to do, with an icon and a visually hidden “Error:”.' },
  {
    part: 'Star',
    selector: '#storybook-root span:nth-child(4):has(> input)',
    does: 'A native radio button of 44 px; once selected, it and the stars before it are filled.',
  },
  {
    part: 'Value text',
    selector: '#storybook-root fieldset span[aria-hidden="true"]',
    does: 'The selection in words, always visible, so that it is not conveyed by the drawing alone.',
  },
];
