/** Numbers that look random and are the same on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** One of the list. Throws on an empty one. */
  pick<T>(list: readonly T[]): T;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
}

/** A generator started from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    pick(list) {
      const one = list[whole(0, list.length - 1)];
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
