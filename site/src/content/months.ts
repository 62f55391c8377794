/** The months of a year, 1 to 12. */
export const months: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
