import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a radio group. */
export const radioGroupAnatomy: readonly AnatomyPart[] = [
  { part: 'Question', selector: '#storybook-root legend', does: 'The legend of the group.' },
  {
    part: 'Option',
    selector: '#storybook-root div:has(> input[type="radio"])',
    does: 'A framed row at least 48 px high; the native radio covers all of it.',
  },
  {
    part: 'Mark',
    selector: '#storybook-root div:nth-child(2) > input + span',
    does: 'Drawn, and hidden from screen readers: the waypoint of the chosen option.',
  },
  {
    part: 'Label',
    selector: '#storybook-root div:nth-child(2) > input ~ span > label',
    does: 'The answer in the words of the person who gives it.',
  },
  {
    part: 'Secondary text',
    selector: '#storybook-root div:nth-child(3) > input ~ span > label + span',
    does: 'Explains an option, and describes its radio.',
  },
];
