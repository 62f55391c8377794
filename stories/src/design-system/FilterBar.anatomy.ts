import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a filter bar. */
export const filterBarAnatomy: readonly AnatomyPart[] = [
  { part: 'Filter', selector: "#storybook-root [id$='-field']", does: 'A labelled native select that begins with an option for “any”.' },
  { part: 'Button', selector: "#storybook-root [role='search'] button", does: 'Applies all filters at once; nothing changes before.' },
  {
    part: 'Result',
    selector: "#storybook-root [role='status']",
    does: 'How many items there are, and of what; announced when it changes.',
  },
  {
    part: 'Applied filter',
    selector: "#storybook-root [role='search'] ul li:first-child a",
    does: 'A link to the list without this filter, named “Remove” and the filter.',
  },
  { part: 'Clear all', selector: "#storybook-root [role='search'] ul li:last-child a", does: 'Optional: a link to the whole list.' },
];
