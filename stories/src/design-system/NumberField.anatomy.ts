import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a number field. */
export const numberFieldAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Label',
    selector: '#storybook-root label',
    does: 'Names the number and its unit, because the unit after the field is hidden from screen readers.',
  },
  { part: 'Error', selector: '#storybook-root #nights-error', does: 'What is wrong, the limit, and its reason.' },
  {
    part: 'Minus',
    selector: '#storybook-root #nights-decrease',
    does: 'One step fewer; at the minimum it keeps its focus and is marked as disabled.',
  },
  { part: 'Number', selector: '#storybook-root input', does: 'A text input with a numeric keyboard that takes whatever is typed.' },
  { part: 'Plus', selector: '#storybook-root #nights-increase', does: 'One step more, up to the maximum; the new number is announced.' },
  { part: 'Unit', selector: '#storybook-root #nights-increase + span', does: 'What is being counted.' },
];
