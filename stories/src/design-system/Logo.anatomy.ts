import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of the logo. */
export const logoAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Wordmark',
    selector: '#storybook-root [translate="no"]',
    does: 'The name in Newsreader, as text: selectable, never translated, always left to right.',
  },
  { part: 'Route line', selector: '#storybook-root path', does: 'Leads out of the name, in the colour of the route.' },
  {
    part: 'Waypoint',
    selector: '#storybook-root circle',
    does: 'Where the line arrives; it belongs to the drawing and is hidden with it.',
  },
];
