import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a review card. */
export const reviewCardAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Rating',
    selector: '#storybook-root article > p:first-child',
    does: 'Stars filled to the exact rating, with the figure as text beside them.',
  },
  { part: 'Heading', selector: '#storybook-root article > h3', does: 'Names the article; its level follows the outline of the page.' },
  { part: 'Text', selector: '#storybook-root article > h3 + div', does: 'The traveller’s own words, with their line breaks.' },
  {
    part: 'Byline',
    selector: '#storybook-root article > h3 + div + p',
    does: 'Author, journey and date; the author comes first and is set darker.',
  },
  {
    part: 'Reply',
    selector: '#storybook-root article > p + div',
    does: 'The company’s answer with its author and date, set off by a segment of the route line.',
  },
  {
    part: 'Vote button',
    selector: '#storybook-root article button',
    does: 'Adds the reader’s vote or withdraws it; the count is part of its name.',
  },
];
