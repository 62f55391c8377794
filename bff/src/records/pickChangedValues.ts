import { isDeepStrictEqual } from 'node:util';

/** The sent fields that differ from the row, compared deeply because jsonb does not keep the order of keys. */
export function pickChangedValues<R extends object>(row: R, sent: { [K in keyof R]?: R[K] | undefined }): Partial<R> {
  const changed: Partial<R> = {};
  for (const name in sent) {
    const value = sent[name];
    if (value !== undefined && !isDeepStrictEqual(value, row[name])) changed[name] = value;
  }
  return changed;
}
