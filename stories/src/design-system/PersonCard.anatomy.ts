import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a person card. */
export const personCardAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Portrait',
    selector: '#storybook-root article > div:first-child',
    does: 'A round picture of 80 px; without one, the initials of the first and the last name.',
  },
  {
    part: 'Name',
    selector: '#storybook-root h3',
    does: 'The heading of the card and, if there is a page about the person, its only link, stretched over the card.',
  },
  { part: 'Role', selector: '#storybook-root h3 + p', does: 'What the person does, where, since when, and in which languages.' },
  {
    part: 'Text',
    selector: '#storybook-root h3 + p + div',
    does: 'One or two sentences, which can be selected although the card is a link.',
  },
];
