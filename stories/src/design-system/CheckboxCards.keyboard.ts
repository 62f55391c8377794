import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in CheckboxCards. */
export const checkboxCardsKeys: readonly KeyboardRow[] = [
  { on: 'a card', keys: 'Space', does: 'ticks and unticks' },
  { on: 'a card', keys: 'Tab', does: 'the next card' },
];
