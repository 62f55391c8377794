import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a country select. */
export const countrySelectAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'Says which country is meant: the one of residence.' },
  { part: 'Hint', selector: "#storybook-root [id$='-hint']", does: 'Optional: why it is asked.' },
  { part: 'Control', selector: '#storybook-root select', does: 'A native select with autofill, whose value is an ISO 3166 alpha-2 code.' },
  { part: 'Arrow', selector: '#storybook-root select + svg', does: 'Decorative; the whole control opens the list.' },
];
