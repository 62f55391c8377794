/** A decimal text as a whole number of its last place: `units('12.5', 2)` is 1250n. Throws on anything else or on more places. */
export function units(decimal: string, places: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > places) throw new RangeError(`${decimal} is no decimal with at most ${places} places`);
  const magnitude = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** The other way round: `decimal(1250n, 2)` is '12.50', as PostgreSQL writes a numeric of that scale. */
export function decimal(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return value < 0n ? `-${text}` : text;
}

/** The quotient to the nearest whole number, halves away from zero, so that taking back is as much as giving. `divisor` is positive. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -magnitude : magnitude;
}
