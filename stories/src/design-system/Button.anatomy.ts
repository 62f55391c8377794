import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a button. */
export const buttonAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Button',
    selector: '#storybook-root button',
    does: '44, 52 or 60 px high with corners of two pixels; its fill and border show the variant.',
  },
  { part: 'Icon', selector: '#storybook-root button > svg:first-child', does: 'Optional, before the label: what the action is about.' },
  { part: 'Label', selector: '#storybook-root button > span', does: 'A verb and its object; it wraps rather than being cut off.' },
  { part: 'Icon after', selector: '#storybook-root button > svg:last-child', does: 'Optional, after the label: where the action leads.' },
];
