import { toAsciiDigits } from '#src/toAsciiDigits.ts';

/** Parses a whole number in the digits of any script; `null` when empty, `NaN` when invalid. */
export function parseNumber(text: string): number | null {
  const clean = toAsciiDigits(text.trim());
  if (clean === '') return null;
  return /^\d{1,9}$/.test(clean) ? Number(clean) : NaN;
}
