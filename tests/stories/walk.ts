import type { AtKeyboard } from './atKeyboard.ts';

/** How the rows of one keyboard table are walked. */
export interface Walk {
  /** The component, as its stories are called. */
  component: string;
  /** A walk for each row by `on: keys`, and the story it is walked in. */
  rows: Readonly<Record<string, readonly [story: string, go: (at: AtKeyboard) => Promise<void>]>>;
}
