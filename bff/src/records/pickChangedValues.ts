import { isDeepStrictEqual } from 'node:util';

/** What of the sent fields says something else than the record; the database gives JSON back with its keys in another order. */
export function changedValues<R extends object>(row: R, sent: { [K in keyof R]?: R[K] | undefined }): Partial<R> {
  const changed: Partial<R> = {};
  for (const name in sent) {
    const value = sent[name];
    if (value !== undefined && !isDeepStrictEqual(value, row[name])) changed[name] = value;
  }
  return changed;
}
