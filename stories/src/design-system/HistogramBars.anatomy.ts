import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a histogram. */
export const histogramBarsAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root li:first-child button > span:first-child', does: 'Names the category in words.' },
  {
    part: 'Bar',
    selector: '#storybook-root li:first-child svg',
    does: 'Decorative: drawn to the share, hidden from screen readers, with a border in forced colours.',
  },
  {
    part: 'Figure',
    selector: '#storybook-root li:first-child button > span:last-child',
    does: 'The share in percent, or the count; screen readers announce both.',
  },
  {
    part: 'Row',
    selector: '#storybook-root li:nth-child(2) button',
    does: 'A list item at least 44 px high; where the bars filter a list, a button or a link as wide as the row.',
  },
  {
    part: 'Selected row',
    selector: '#storybook-root li:nth-child(3) button',
    does: 'Marked by a border, a background and bold text, and announced as pressed.',
  },
  { part: 'Empty row', selector: '#storybook-root li:nth-child(4) button', does: 'Stays in its place, and cannot be selected.' },
];
