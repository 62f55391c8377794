import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of text and headings. */
export const textAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Region',
    selector: '#storybook-root [data-variant="region"]',
    does: 'Map lettering for regions and labels: spaced capitals, applied by the style.',
  },
  { part: 'Heading', selector: '#storybook-root h3', does: 'Serif, on one tight line height; level and size are chosen separately.' },
  { part: 'Lead', selector: '#storybook-root [data-variant="lead"]', does: 'The first paragraph of a page or section.' },
  { part: 'Body', selector: '#storybook-root [data-variant="body"]', does: 'Running text; the default.' },
  { part: 'Water', selector: '#storybook-root [data-variant="water"]', does: 'Map lettering for seas, lakes and rivers: serif italic.' },
  {
    part: 'Fact',
    selector: '#storybook-root [data-variant="fact"]',
    does: 'Map lettering for coordinates, distances and heights, in figures of equal width.',
  },
];
