import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a route map. */
export const routeMapAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Sheet',
    selector: '#storybook-root figure div[dir="ltr"]',
    does: 'The drawing within its double neatline, with degrees along the edges; it is never mirrored.',
  },
  {
    part: 'Route',
    selector: '#storybook-root figure div[dir="ltr"] > svg > path:nth-child(3)',
    does: 'Joins the places in the order of travel.',
  },
  {
    part: 'Waypoint',
    selector: '#storybook-root figure div[dir="ltr"] > span:not([data-edge], [data-side], :last-child)',
    does: 'Has the number of the place in the list; places closer than a mark share one.',
  },
  {
    part: 'Name',
    selector: '#storybook-root figure div[dir="ltr"] > [data-side] ~ [data-side]',
    does: 'Beside its waypoint where there is room; otherwise the name is only in the list.',
  },
  {
    part: 'Scale bar',
    selector: '#storybook-root figure div[dir="ltr"] > span:last-child',
    does: 'A round number of kilometres, accurate at the centre of the map.',
  },
  {
    part: 'Entry',
    selector: '#storybook-root figure ol > li:nth-child(2)',
    does: 'Number, name, note, distance from the previous place, and position: everything on the map as text.',
  },
  { part: 'Caption', selector: '#storybook-root figcaption', does: 'Optional: what the map cannot show.' },
];
