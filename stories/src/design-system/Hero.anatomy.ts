import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a hero. */
export const heroAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Picture',
    selector: '#storybook-root section > div:first-child',
    does: 'Fills the width of the window; the only picture of the page that loads with high priority.',
  },
  {
    part: 'Title block',
    selector: '#storybook-root section > div:nth-child(2) > div',
    does: 'An opaque block with the double line of a printed map, open towards the edge of the window.',
  },
  {
    part: 'Region',
    selector: '#storybook-root section > div:nth-child(2) p:first-child',
    does: 'The part of the world, in map lettering.',
  },
  { part: 'Heading', selector: '#storybook-root h1', does: 'The heading of the page, which also names the section.' },
  { part: 'Lead', selector: '#storybook-root h1 + p', does: 'One sentence with a place, a month or a number in it.' },
  { part: 'Action', selector: '#storybook-root a', does: 'The one thing to do next.' },
  { part: 'Caption', selector: '#storybook-root section > p', does: 'What the picture shows, and its coordinates.' },
];
