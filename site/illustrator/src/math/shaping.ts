/** Keeps `value` between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 at `from`, 1 at `to` (which may be the smaller one), with soft ends. */
export function ease(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Between `a` and `b` by `t`. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** A bell, 1 at `centre`, that falls off over `width`. */
export function bell(centre: number, width: number, value: number): number {
  const t = (value - centre) / width;
  return Math.exp(-t * t);
}
