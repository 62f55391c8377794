import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a page header. */
export const pageHeaderAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Region',
    selector: '#storybook-root header > div:first-child > p:first-child',
    does: 'The part of the world, or of the site, in map lettering.',
  },
  { part: 'Heading', selector: '#storybook-root h1', does: 'The only heading of level 1; the page can move focus to it.' },
  { part: 'Lead', selector: '#storybook-root h1 + p', does: 'The page in one or two sentences.' },
  {
    part: 'Facts',
    selector: '#storybook-root header > div:last-child',
    does: 'Dates, nights, prices or coordinates, in a column of their own from 768 px.',
  },
];
