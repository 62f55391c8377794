import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a card. */
export const cardAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Picture',
    selector: '#storybook-root article img',
    does: 'Optional; keeps its aspect ratio and its box, and is read after the text.',
  },
  { part: 'Region', selector: "#storybook-root article p[data-variant='region']", does: 'Optional: where it is, in map lettering.' },
  {
    part: 'Heading',
    selector: '#storybook-root article h3 a',
    does: 'Names the target and is the card’s only link, stretched over the whole card.',
  },
  {
    part: 'Text',
    selector: '#storybook-root article h3 + div',
    does: 'One or two sentences that can be selected; a click on them follows the link.',
  },
  {
    part: 'Key facts',
    selector: '#storybook-root article h3 + div + div',
    does: 'Optional: one line under a hairline, aligned along a row of cards of equal height.',
  },
  {
    part: 'Actions',
    selector: '#storybook-root article h3 + div + div + div',
    does: 'Optional: buttons with actions of their own, above the stretched link.',
  },
];
