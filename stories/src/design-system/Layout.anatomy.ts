import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of the layout components. */
export const layoutAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Section',
    selector: '#storybook-root section',
    does: 'A section of the page: background, vertical padding and the width of its content.',
  },
  {
    part: 'Grid',
    selector: '#storybook-root section > div',
    does: 'Twelve columns from 768 px; where it bleeds, the page margins belong to it.',
  },
  {
    part: 'Column',
    selector: '#storybook-root section > div > div:first-child',
    does: 'Spans a number of columns, from a given one or the next that is free.',
  },
  { part: 'Reach to the end', selector: '#storybook-root [data-reach="end"]', does: 'The column continues to the edge of the window.' },
  { part: 'Reach to the start', selector: '#storybook-root [data-reach="start"]', does: 'The same on the side where lines begin.' },
  {
    part: 'Reach to both sides',
    selector: '#storybook-root [data-reach="both"]',
    does: 'As wide as the window, for pictures that break the grid.',
  },
];
