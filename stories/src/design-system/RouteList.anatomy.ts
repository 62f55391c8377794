import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a route list. */
export const routeListAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Waypoint',
    selector: '#storybook-root ol > li:first-child > svg:last-of-type',
    does: 'A ring level with the first line of the stop; decorative and hidden from screen readers.',
  },
  {
    part: 'Content',
    selector: '#storybook-root ol > li:first-child > div',
    does: 'Whatever the page puts there: as a rule the days, a heading and a few facts.',
  },
  {
    part: 'Route',
    selector: '#storybook-root ol > li:nth-child(2) > svg:first-of-type',
    does: 'Leads from this waypoint to the next and stretches with the content; the last stop has none.',
  },
  { part: 'Stop', selector: '#storybook-root ol > li:nth-child(3)', does: 'RouteStop, one item of the ordered list.' },
];
