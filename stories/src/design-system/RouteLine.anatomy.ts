import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of the route line. */
export const routeLineAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Route',
    selector: '#storybook-root [data-layer="done"] > path:first-child',
    does: 'One curve in two layers: thin and grey to the end, and over it, in alpine red, as far as the current waypoint.',
  },
  { part: 'Completed waypoint', selector: '#storybook-root [data-layer="done"] > path:nth-child(3)', does: 'A dot in alpine red.' },
  {
    part: 'Current waypoint',
    selector: '#storybook-root [data-layer="here"] > path:first-child',
    does: 'A ring; only the progress variant has one.',
  },
  { part: 'Waypoint ahead', selector: '#storybook-root [data-layer="ahead"] > path:last-child', does: 'A smaller dot in grey.' },
];
