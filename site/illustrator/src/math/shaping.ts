/** Keeps `value` between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** Eases from 0 at `from` to 1 at `to`, which may be the smaller one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Interpolates between `a` and `b`. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** A bell curve, 1 at `centre`. */
export function gaussian(centre: number, width: number, value: number): number {
  const t = (value - centre) / width;
  return Math.exp(-t * t);
}
