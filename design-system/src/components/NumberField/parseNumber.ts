/** Reads a whole number as people type it, in Latin or Arabic digits; null when empty, NaN when it is none. */
export function readNumber(text: string): number | null {
  const clean = text.trim().replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  if (clean === '') return null;
  return /^\d{1,9}$/.test(clean) ? Number(clean) : NaN;
}
