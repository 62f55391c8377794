import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of StarRatingInput. */
export const starRatingInputKeys: readonly KeyboardRow[] = [
  { on: 'the stars', keys: 'Tab', does: 'moves to the selected star, or the first' },
  { on: 'a star', keys: 'Down, Right', does: 'selects one star more' },
  { on: 'a star', keys: 'Up, Left', does: 'selects one star fewer' },
  { on: 'a star', keys: 'Space', does: 'selects it' },
];
