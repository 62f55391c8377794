import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in StarRatingInput. */
export const starRatingInputKeys: readonly KeyboardRow[] = [
  { on: 'the stars', keys: 'Tab', does: 'the chosen star, or the first' },
  { on: 'a star', keys: 'Down, Right', does: 'chooses one more' },
  { on: 'a star', keys: 'Up, Left', does: 'chooses one fewer' },
  { on: 'a star', keys: 'Space', does: 'chooses it' },
];
