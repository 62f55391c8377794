import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a checkbox. */
export const checkboxAnatomy: readonly AnatomyPart[] = [
  { part: 'Error', selector: "#storybook-root [id$='-error']", does: 'What to do, above the row; read after the hint.' },
  {
    part: 'Box',
    selector: "#storybook-root input[type='checkbox'] + span",
    does: 'Drawn; reflects the native checkbox, which covers the whole row.',
  },
  { part: 'Statement', selector: "#storybook-root input[type='checkbox'] + span + span", does: 'The label: true while the box is ticked.' },
  { part: 'Hint', selector: "#storybook-root [id$='-hint']", does: 'Optional: what the statement includes.' },
];
