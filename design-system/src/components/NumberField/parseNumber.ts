/** Parses a whole number in Latin or Arabic digits; `null` when empty, `NaN` when invalid. */
export function parseNumber(text: string): number | null {
  const clean = text.trim().replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  if (clean === '') return null;
  return /^\d{1,9}$/.test(clean) ? Number(clean) : NaN;
}
