/** What a key does to the rows of a table. */
export type RowCommand = { kind: 'move'; to: 'next' | 'previous' | 'first' | 'last'; extendsSelection: boolean } | { kind: 'select' };

/** A pressed key, as an event tells it. */
export type PressedKey = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean> & { key: string };

const steps = { j: 'next', ArrowDown: 'next', k: 'previous', ArrowUp: 'previous', Home: 'first', End: 'last' } as const;

/** Reads a key that was pressed on a row; null: it is none of the table's. Keys held with Control, Alt or Command are the browser's. */
export function readRowKey({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): RowCommand | null {
  if (altKey || ctrlKey || metaKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name === 'x') return { kind: 'select' };
  return isStep(name) ? { kind: 'move', to: steps[name], extendsSelection: shiftKey } : null;
}

function isStep(name: string): name is keyof typeof steps {
  return Object.hasOwn(steps, name);
}

/** Index of the row that a step leads to; the ends are not passed. */
export function findRowIndex(to: 'next' | 'previous' | 'first' | 'last', index: number, count: number): number {
  if (to === 'first') return 0;
  if (to === 'last') return count - 1;
  return Math.min(Math.max(to === 'next' ? index + 1 : index - 1, 0), count - 1);
}
