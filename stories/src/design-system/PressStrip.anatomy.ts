import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a press strip. */
export const pressStripAnatomy: readonly AnatomyPart[] = [
  { part: 'Heading', selector: '#storybook-root h2', does: 'Names the section, in map lettering.' },
  {
    part: 'Logo',
    selector: '#storybook-root li:first-child > a',
    does: 'The link to the article: one single-colour file, drawn in the colour of the text.',
  },
  { part: 'Quote', selector: '#storybook-root li:first-child > p', does: 'One sentence of the article, verbatim; it describes the link.' },
  { part: 'Outlet', selector: '#storybook-root li:nth-child(2)', does: 'One of exactly four, below a rule.' },
];
