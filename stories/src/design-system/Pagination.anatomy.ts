import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a pagination. */
export const paginationAnatomy: readonly AnatomyPart[] = [
  { part: 'Previous', selector: '#storybook-root a[rel="prev"]', does: 'Absent on the first page, while its space remains.' },
  { part: 'Page', selector: '#storybook-root ol > li:first-child > a', does: 'A link with a URL of its own, announced as “Page 1”.' },
  {
    part: 'Gap',
    selector: '#storybook-root ol > li[aria-hidden]',
    does: 'Stands for two pages or more, and is hidden from screen readers.',
  },
  {
    part: 'Current page',
    selector: '#storybook-root a[aria-current="page"]',
    does: 'Underlined in the colour of the route, and announced as current.',
  },
  { part: 'Next', selector: '#storybook-root a[rel="next"]', does: 'Absent on the last page.' },
];
