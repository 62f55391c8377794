import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of CommandPalette. */
export const commandPaletteKeys: readonly KeyboardRow[] = [
  { on: 'the field', keys: 'Letters', does: 'Narrow the items; the first one is highlighted.' },
  { on: 'the field', keys: 'Down, Up', does: 'Highlights the next or previous item, round the ends; focus stays in the field.' },
  { on: 'the field', keys: 'Home, End', does: 'Highlights the first or last item.' },
  { on: 'the field', keys: 'Enter', does: 'Closes the palette, then does what is highlighted.' },
  { on: 'the palette', keys: 'Tab', does: 'Moves between the field and the close button.' },
  { on: 'the palette', keys: 'Escape', does: 'Closes it and restores focus.' },
];
