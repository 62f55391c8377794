import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of checkbox cards. */
export const checkboxCardsAnatomy: readonly AnatomyPart[] = [
  { part: 'Question', selector: '#storybook-root legend', does: 'The legend of the group, which says what is chosen.' },
  {
    part: 'Hint',
    selector: "#storybook-root fieldset > div > [id$='-hint']",
    does: 'Says how many may be chosen before the limit is reached.',
  },
  {
    part: 'Card',
    selector: '#storybook-root [data-pictures] > :first-child',
    does: 'One option: a native checkbox covers it, so that a tap anywhere toggles it.',
  },
  {
    part: 'Picture',
    selector: '#storybook-root [data-pictures] > :nth-child(2) > span:nth-of-type(2)',
    does: 'Optional and decorative, hidden from screen readers.',
  },
  {
    part: 'Check mark',
    selector: "#storybook-root input[type='checkbox']:checked + span",
    does: 'Shows the state together with a stronger border, never colour alone.',
  },
  { part: 'Label', selector: '#storybook-root [data-pictures] > :nth-child(3) label', does: 'Two or three words.' },
  {
    part: 'Message',
    selector: "#storybook-root [role='status']",
    does: 'Appears and is announced when a choice beyond the limit is rejected.',
  },
];
