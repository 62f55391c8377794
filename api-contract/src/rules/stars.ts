/** Keeps a tenth that floating point writes as 4.8999999 from being cut to the one below. */
const EPSILON = 1e-9;

/** Cuts a number of stars to one decimal and never rounds up: 4.957 is 4.9, and 5 only what is five. */
export function cutStars(stars: number): number {
  return Math.floor(stars * 10 + EPSILON) / 10;
}

/** Converts an average rating of 0 to 100 to stars with one decimal. */
export function convertToStars(rating: number): number {
  return cutStars(rating / 20);
}
