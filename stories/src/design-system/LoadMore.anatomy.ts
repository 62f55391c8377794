import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a load-more link. */
export const loadMoreAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Status',
    selector: '#storybook-root [role="status"]',
    does: 'How many items are shown, and of how many; announced whenever it changes.',
  },
  { part: 'Progress line', selector: '#storybook-root nav > svg', does: 'The same as a drawing, hidden from screen readers.' },
  { part: 'Error', selector: '#storybook-root [role="alert"]', does: 'Appears only after a failure, and is announced at once.' },
  {
    part: 'Link',
    selector: '#storybook-root nav > a',
    does: 'Has the URL of the next page; where the page handles the click, more is loaded in place.',
  },
];
