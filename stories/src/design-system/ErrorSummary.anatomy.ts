import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of an error summary. */
export const errorSummaryAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Panel',
    selector: "#storybook-root [role='group']",
    does: 'Takes focus with each new attempt; its frame is two pixels of the error colour.',
  },
  { part: 'Heading', selector: "#storybook-root [role='alert'] h2", does: '“There is a problem”, with an icon; names the panel.' },
  {
    part: 'Error with a field',
    selector: "#storybook-root [role='alert'] li a",
    does: 'A link to the field, in the words of the field’s own error.',
  },
  {
    part: 'Error without a field',
    selector: "#storybook-root [role='alert'] li:not(:has(a))",
    does: 'Plain text: what was saved and what to do.',
  },
];
