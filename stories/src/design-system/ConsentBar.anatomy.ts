import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a consent bar. */
export const consentBarAnatomy: readonly AnatomyPart[] = [
  { part: 'Question', selector: '#storybook-root section h2', does: 'The heading, which also names the region.' },
  { part: 'Explanation', selector: '#storybook-root section p', does: 'What would be stored, by whom and for how long.' },
  { part: 'Policy link', selector: '#storybook-root section p a', does: 'Optional: the full policy.' },
  {
    part: 'Refuse button',
    selector: '#storybook-root section button:first-of-type',
    does: 'Declines everything that is not strictly necessary, in one click.',
  },
  {
    part: 'Allow button',
    selector: '#storybook-root section button:last-of-type',
    does: 'Allows everything; of the same style and width as the other answer.',
  },
];
