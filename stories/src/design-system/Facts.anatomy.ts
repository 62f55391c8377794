import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of facts. */
export const factsAnatomy: readonly AnatomyPart[] = [
  { part: 'Fact', selector: '#storybook-root dl > :first-child', does: 'A name and its value; facts wrap as wholes.' },
  { part: 'Name', selector: '#storybook-root dl > :nth-child(2) dt', does: 'A noun in small, soft type.' },
  {
    part: 'Value',
    selector: '#storybook-root dl > :nth-child(2) dd',
    does: 'A real number with its unit, or a season; in a row it is set in the serif of headings.',
  },
  { part: 'Note', selector: '#storybook-root dl dd span', does: 'Optional: what the value depends on, such as for whom a price is.' },
];
