import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of CheckboxCards. */
export const checkboxCardsKeys: readonly KeyboardRow[] = [
  { on: 'a card', keys: 'Space', does: 'toggles' },
  { on: 'a card', keys: 'Tab', does: 'moves to the next card' },
];
