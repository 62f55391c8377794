import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of NewsletterForm. */
export const newsletterFormKeys: readonly KeyboardRow[] = [
  { on: 'a field', keys: 'Enter', does: 'submits the form' },
  { on: 'the consent box', keys: 'Space', does: 'toggles; the button is disabled without consent' },
  { on: 'Subscribe', keys: 'Enter, Space', does: 'submits the form' },
];
