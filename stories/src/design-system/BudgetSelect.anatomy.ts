import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a budget select. */
export const budgetSelectAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'Says what the amount is for: the budget per person.' },
  {
    part: 'Control',
    selector: '#storybook-root select',
    does: 'A native select whose value is the upper bound of the band in whole dollars, or 0 while nothing is selected.',
  },
  { part: 'Arrow', selector: '#storybook-root select + svg', does: 'Decorative; the whole control opens the list.' },
  {
    part: 'Helper',
    selector: "#storybook-root [role='status']",
    does: 'Optional: the total for the party or what such journeys usually cost; announced when it changes.',
  },
];
