import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of an icon. */
export const iconAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Box',
    selector: '#storybook-root li:last-child svg',
    does: '20 px square unless its style says otherwise, drawn on a grid of 24 by 24 units.',
  },
  {
    part: 'Stroke',
    selector: '#storybook-root svg:not([data-mirrors]) > path[stroke="currentColor"]',
    does: '1.5 units wide with square joins, in the colour of the text.',
  },
  { part: 'Fill', selector: '#storybook-root path[fill="currentColor"]', does: 'Solid shapes take the colour of the text as well.' },
  {
    part: 'Mirrored shape',
    selector: '#storybook-root svg[data-mirrors]',
    does: 'A shape that points in the reading direction is mirrored in right-to-left text.',
  },
];
