import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before the key that confirms it, so that only the code tells.
  // oxlint-disable-next-line typescript/no-deprecated
  return nativeEvent.keyCode === 229;
}
