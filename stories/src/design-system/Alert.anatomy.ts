import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of an alert. */
export const alertAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Frame',
    selector: '#storybook-root [data-tone]',
    does: 'Border, wash and a thicker starting edge in the colour of the tone: info, success, warning or error.',
  },
  { part: 'Icon', selector: '#storybook-root [data-tone] > svg', does: 'One shape for each tone, so that colour is never the only cue.' },
  { part: 'Title', selector: '#storybook-root [data-tone] strong', does: 'Optional lead-in: what happened.' },
  {
    part: 'Message',
    selector: '#storybook-root [data-tone] strong + span',
    does: 'What has been saved and what to do next, in the ink of the page.',
  },
  {
    part: 'Close button',
    selector: '#storybook-root [data-tone] > button',
    does: 'Only if the alert can be dismissed; focus then moves to an element that the caller names.',
  },
];
