/** Joins a number and its unit, which no line break parts: `180 km`. */
export function formatAmount(amount: number | string, unit: string): string {
  return `${amount}\u00a0${unit}`;
}

/** Formats a number of nights: `8 nights`. */
export function formatNights(nights: number): string {
  return formatAmount(nights, nights === 1 ? 'night' : 'nights');
}
