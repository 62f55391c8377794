import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a text field. */
export const textFieldAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'Names the value; always visible.' },
  {
    part: 'Hint',
    selector: '#storybook-root [id$="-hint"]',
    does: 'Says where to find the value or how to write it; announced before the error.',
  },
  { part: 'Error', selector: '#storybook-root [id$="-error"]', does: 'What to do, with an icon and a visually hidden “Error:”.' },
  {
    part: 'Input',
    selector: '#storybook-root input',
    does: 'At least 48 px high and as wide as its column; with an error its border is thicker and red.',
  },
];
