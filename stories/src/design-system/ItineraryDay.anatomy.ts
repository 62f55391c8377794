import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a day. */
export const itineraryDayAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Waypoint',
    selector: '#storybook-root li:first-child > svg:nth-of-type(2)',
    does: 'Marks where the day begins on the route; decorative.',
  },
  {
    part: 'Day',
    selector: '#storybook-root li:first-child > div > p:first-child',
    does: 'The number of the day, or the first and last of several alike.',
  },
  {
    part: 'Heading',
    selector: '#storybook-root li:first-child h3',
    does: 'Says where the day leads, at the level that the page outline needs.',
  },
  { part: 'Text', selector: '#storybook-root li:first-child h3 + div', does: 'What there is to know about the day, no wider than 34 rem.' },
  {
    part: 'Details',
    selector: '#storybook-root li:first-child dl',
    does: 'Transfers, accommodation and meals as a description list; what is missing has no row.',
  },
  {
    part: 'Route',
    selector: '#storybook-root li:nth-child(2) > svg:first-of-type',
    does: 'Stretches with the text to the next waypoint; the last day has none.',
  },
  { part: 'Picture', selector: '#storybook-root li:nth-child(2) img', does: 'Optional, 16:9, between the text and the details.' },
];
