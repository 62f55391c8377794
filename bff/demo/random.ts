/** A seeded pseudo-random generator: the same sequence on every machine. */
export interface Random {
  /** An integer from `from` to `to`, inclusive. */
  integer(from: number, to: number): number;
  /** Picks an element; throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** True with a probability in percent. */
  chance(percent: number): boolean;
}

/** Creates a generator from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    integer,
    pick(list) {
      const element = list[integer(0, list.length - 1)];
      if (element === undefined) throw new Error('Cannot pick from an empty list.');
      return element;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
