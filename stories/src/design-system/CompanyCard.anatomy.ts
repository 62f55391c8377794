import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a company card. */
export const companyCardAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Logo',
    selector: '#storybook-root article > span',
    does: 'Optional: a mask filled with the ink of the page, and decorative, because the name says the same.',
  },
  {
    part: 'Region',
    selector: "#storybook-root article p[data-variant='region']",
    does: 'Optional: where the company operates, in map lettering.',
  },
  { part: 'Name', selector: '#storybook-root article h3 a', does: 'The card’s only link, stretched over the whole card.' },
  {
    part: 'Description',
    selector: '#storybook-root article h3 + div',
    does: 'What the company is known for, in a sentence or two that can be selected.',
  },
  {
    part: 'Rating',
    selector: '#storybook-root article > div:last-child > span:first-child',
    does: 'Five stars, filled to the exact average, and the number; only if there are reviews.',
  },
  {
    part: 'Review count',
    selector: '#storybook-root article > div:last-child > span:last-child',
    does: 'How many reviews the average rests on, as an exact number.',
  },
];
