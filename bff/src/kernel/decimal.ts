/** Parses a decimal as an integer scaled by 10^places: `parseDecimal('12.5', 2)` is 1250n. Throws RangeError on other text or more places. */
export function parseDecimal(formatDecimal: string, places: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(formatDecimal);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > places) throw new RangeError(`${formatDecimal} is not a decimal with at most ${places} places`);
  const magnitude = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** Formats a scaled integer as PostgreSQL formats a numeric of that scale: `formatDecimal(1250n, 2)` is '12.50'. */
export function decimal(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return value < 0n ? `-${text}` : text;
}

/** Divides and rounds to the nearest integer, halves away from zero, so that a refund equals its charge. `divisor` is positive. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -magnitude : magnitude;
}
