import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a date field. */
export const dateFieldAnatomy: readonly AnatomyPart[] = [
  { part: 'Hint', selector: "#storybook-root [id$='-hint']", does: 'One day in two notations, unless the caller gives a hint.' },
  {
    part: 'Input',
    selector: "#storybook-root input[type='text']",
    does: 'Accepts any common notation and keeps the text as it was typed.',
  },
  {
    part: 'Calendar button',
    selector: "#storybook-root [aria-haspopup='dialog']",
    does: 'Opens the calendar; its name includes the selected day.',
  },
  {
    part: 'Reading',
    selector: "#storybook-root [id$='-reading']",
    does: 'The day as it was understood, with its weekday; the line keeps its height while empty.',
  },
  {
    part: 'Months',
    selector: "#storybook-root [role='group']",
    does: 'Only for flexible dates: the months of the range as buttons, by year.',
  },
  { part: 'Selected month', selector: "#storybook-root [aria-pressed='true']", does: 'Each button stands for the 15th of its month.' },
  {
    part: 'Later months',
    selector: "#storybook-root [role='group'] > div:last-child > button",
    does: 'Shows the months beyond the first twelve.',
  },
];
