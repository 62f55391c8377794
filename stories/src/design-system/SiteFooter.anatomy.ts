import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of the site footer. */
export const siteFooterAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Lead',
    selector: '#storybook-root footer > div:has(nav) > div:first-child',
    does: 'What comes first: on the site, the newsletter form.',
  },
  { part: 'List', selector: '#storybook-root footer nav', does: 'A FooterList: a landmark with a title and a few links.' },
  { part: 'Proof', selector: '#storybook-root footer > [data-hide-on-mobile] > *', does: 'Ratings and badges, each linked to its source.' },
  { part: 'Logo', selector: '#storybook-root footer > div:last-child > span', does: 'Always there, without a link.' },
  { part: 'Base', selector: '#storybook-root footer > div:last-child > div', does: 'Small print: company, year, legal links.' },
  {
    part: 'Social links',
    selector: '#storybook-root footer > div:last-child > ul',
    does: 'Icons of 44 px with accessible names; external ones open a new tab.',
  },
];
