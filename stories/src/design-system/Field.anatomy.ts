import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a field. */
export const fieldAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'Always visible; marks an optional field with “(optional)”.' },
  {
    part: 'Hint',
    selector: "#storybook-root [id$='-hint']",
    does: 'Optional: what helps before typing, in one line; read first of what describes the control.',
  },
  {
    part: 'Error',
    selector: "#storybook-root [id$='-error']",
    does: 'What to do, with an icon and a visually hidden “Error:”; read last.',
  },
  { part: 'Control', selector: '#storybook-root input', does: 'Rendered by the caller, with the id and the ARIA attributes it receives.' },
];
