import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a news snippet. */
export const newsSnippetAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Source',
    selector: '#storybook-root article > p > span',
    does: 'The outlet in map lettering, below a rule; first to the eye, last in the reading order.',
  },
  { part: 'Date', selector: '#storybook-root time', does: 'The day of publication, readable by machines as well.' },
  { part: 'Headline', selector: '#storybook-root h3', does: 'The original headline: the only link, stretched over the whole snippet.' },
  {
    part: 'Quote',
    selector: '#storybook-root blockquote',
    does: 'Verbatim, with the quotation marks of its language; it can be selected although the snippet is a link.',
  },
];
