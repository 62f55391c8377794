import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a phone field. */
export const phoneFieldAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root legend', does: 'The legend of the group, which names both controls.' },
  { part: 'Optional mark', selector: '#storybook-root legend > span', does: 'In words; fields without it are required.' },
  {
    part: 'Country code',
    selector: '#storybook-root select',
    does: 'A native select: “United States (+1)”, with the most chosen countries first.',
  },
  { part: 'Number', selector: '#storybook-root input', does: 'Any notation; the text stays as it was typed.' },
  {
    part: 'Note',
    selector: '#storybook-root [role="status"]',
    does: 'Says, and announces, that a number with a leading plus has changed the country.',
  },
];
