import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of an article. */
export const richTextAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Heading',
    selector: '#storybook-root h2',
    does: 'Has the id of its block, so that it can be linked to; its level can be shifted to fit the page.',
  },
  {
    part: 'Paragraph',
    selector: '#storybook-root h2 + p',
    does: 'Running text with bold, italic and links, 60 to 70 characters to a line.',
  },
  { part: 'Picture', selector: '#storybook-root figure:has(img)', does: 'Wider than the text, with an optional caption.' },
  {
    part: 'Table',
    selector: '#storybook-root [role="region"]',
    does: 'Named by its caption; scrolls sideways where it does not fit, by keyboard as well.',
  },
  { part: 'Callout', selector: '#storybook-root [data-tone="success"]', does: 'A note, tip or warning, announced by its kind.' },
  {
    part: 'Questions',
    selector: '#storybook-root div:has(> details)',
    does: 'Native disclosures, closed at first; they open without JavaScript.',
  },
  { part: 'Call to action', selector: '#storybook-root p:last-child > a', does: 'A primary ButtonLink: what to do after reading.' },
];
