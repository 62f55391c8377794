import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of NavigationMenu. */
export const navigationMenuKeys: readonly KeyboardRow[] = [
  { on: 'bar', keys: 'Tab', does: 'Moves through buttons and links in document order.' },
  { on: 'button', keys: 'Enter', does: 'Opens the panel; again, closes it.' },
  { on: 'button', keys: 'Space', does: 'Opens the panel; again, closes it.' },
  { on: 'bar', keys: 'ArrowRight', does: 'Next item, or previous item in right-to-left pages. Stops at the end.' },
  { on: 'bar', keys: 'ArrowLeft', does: 'Previous item, or next item in right-to-left pages. Stops at the start.' },
  { on: 'bar', keys: 'Home', does: 'First item.' },
  { on: 'bar', keys: 'End', does: 'Last item.' },
  { on: 'open button', keys: 'ArrowDown', does: 'First link of the panel.' },
  { on: 'panel', keys: 'ArrowDown', does: 'Next link. Stops at the last.' },
  { on: 'panel', keys: 'ArrowUp', does: 'Previous link. Stops at the first.' },
  { on: 'panel', keys: 'Escape', does: 'Closes the panel; focus returns to its button.' },
  { on: 'anywhere', keys: 'Alt+ArrowLeft', does: 'Is left to the browser.' },
];
