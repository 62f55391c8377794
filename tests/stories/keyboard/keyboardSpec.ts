import type { KeyboardUser } from './keyboardUser.ts';

/** Tests for the rows of one component's keyboard table. */
export interface KeyboardSpec {
  /** Component name, as in the titles of its stories. */
  component: string;
  /** Group of its stories; `design-system` by default. */
  group?: 'work';
  /** A test for each row, keyed by `on: keys`, with the story it runs in. */
  rows: Readonly<Record<string, readonly [story: string, run: (user: KeyboardUser) => Promise<void>]>>;
}
