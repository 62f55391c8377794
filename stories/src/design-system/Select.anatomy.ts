import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a select. */
export const selectAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'The question; always visible.' },
  { part: 'Hint', selector: '#storybook-root [id$="-hint"]', does: 'What the label leaves open; announced before the error.' },
  {
    part: 'Error',
    selector: '#storybook-root [id$="-error"]',
    does: 'What is wrong and how to correct it, with an icon and a visually hidden “Error:”.',
  },
  {
    part: 'Select',
    selector: '#storybook-root select',
    does: 'The native control, at least 48 px high; the device renders the open list.',
  },
  { part: 'Arrow', selector: '#storybook-root select + svg', does: 'Decorative; it replaces the browser’s own.' },
];
