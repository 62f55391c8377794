import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a search field. */
export const searchFieldAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root form > label', does: 'Says what is searched; always visible.' },
  { part: 'Input', selector: '#storybook-root [role="combobox"]', does: 'Keeps focus while the arrow keys move through the suggestions.' },
  {
    part: 'Submit button',
    selector: '#storybook-root button[type="submit"]',
    does: 'Searches for the text, whether or not there are suggestions.',
  },
  {
    part: 'Suggestions',
    selector: '#storybook-root [role="listbox"]',
    does: 'Matching pages, from two letters on; the active one has a tint and a line in alpine red.',
  },
  {
    part: 'Kind',
    selector: '#storybook-root [role="option"]:nth-child(2) > span',
    does: 'Says what the suggestion is: a guide, or a journey of twelve nights.',
  },
];
