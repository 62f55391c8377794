import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in NewsletterForm. */
export const newsletterFormKeys: readonly KeyboardRow[] = [
  { on: 'a field', keys: 'Enter', does: 'sends what stands in the form' },
  { on: 'the consent box', keys: 'Space', does: 'ticks, unticks; unticked, the button waits' },
  { on: 'Subscribe', keys: 'Enter, Space', does: 'sends what stands in the form' },
];
