import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of an email input. */
export const emailInputAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'Asks for one address.' },
  {
    part: 'Input',
    selector: '#storybook-root input',
    does: 'Brings up the keyboard for addresses and autofill; nothing typed is rewritten.',
  },
  {
    part: 'Check mark',
    selector: '#storybook-root input + span',
    does: 'Appears after focus has left a valid address, with a visually hidden text.',
  },
  {
    part: 'Suggestion',
    selector: "#storybook-root [role='status'] button",
    does: 'Only for a mistyped provider: corrects the address when clicked, and never blocks.',
  },
];
