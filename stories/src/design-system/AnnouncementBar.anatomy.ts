import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of an announcement bar. */
export const announcementBarAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Bar',
    selector: '#storybook-root aside',
    does: 'A landmark named “Announcement”, at least 48 px high, above the rest of the page.',
  },
  {
    part: 'Announcement',
    selector: '#storybook-root aside p',
    does: 'One sentence for every visitor; it wraps rather than being cut off.',
  },
  { part: 'Link', selector: '#storybook-root aside a', does: 'Optional: leads to the details, named after what is found there.' },
  {
    part: 'Close button',
    selector: '#storybook-root aside button',
    does: 'Only if the caller can store the dismissal; hidden without JavaScript, where it could not work.',
  },
];
