/** A sentence that does not hold. */
export interface Violation {
  /** Path of the page, or address of the record in the API. */
  page: string;
  sentence: string;
}

/** The tenths of a figure without rounding up: 4.957 is 4.9. */
export function cutToTenths(value: number): number {
  return Math.floor(value * 10 + 1e-9) / 10;
}
