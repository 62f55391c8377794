import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a destination combobox. */
export const destinationComboboxAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'Asks for one place.' },
  { part: 'Input', selector: "#storybook-root [role='combobox']", does: 'An editable text field that keeps focus and accepts any name.' },
  {
    part: 'List',
    selector: "#storybook-root div:has(> [role='listbox'])",
    does: 'At most fifty places, best match first, as wide as the field; it scrolls by itself.',
  },
  {
    part: 'Active option',
    selector: "#storybook-root [role='option'][aria-selected='true']",
    does: 'Marked by Up and Down or by the pointer and taken by Enter; a bar marks it beside the tint.',
  },
  {
    part: 'Detail',
    selector: "#storybook-root [role='option']:nth-child(3) > span",
    does: 'Optional: tells places of the same name apart.',
  },
];
