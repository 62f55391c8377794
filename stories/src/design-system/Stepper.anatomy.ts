import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a stepper. */
export const stepperAnatomy: readonly AnatomyPart[] = [
  { part: 'Count', selector: '#storybook-root nav > p', does: 'The current step and the total; in a narrow column, the only text.' },
  {
    part: 'Route line',
    selector: '#storybook-root nav > [data-variant="progress"]',
    does: 'Advances to the current step; decorative, because the count says the same.',
  },
  {
    part: 'Completed step',
    selector: '#storybook-root nav li[data-done] > a',
    does: 'A link back if the step has a URL, with a visually hidden “completed”.',
  },
  { part: 'Current step', selector: '#storybook-root nav li[aria-current="step"]', does: 'Set in semibold, and never a link.' },
  { part: 'Step ahead', selector: '#storybook-root nav li[aria-current="step"] + li', does: 'Its name only: the form is filled in order.' },
];
