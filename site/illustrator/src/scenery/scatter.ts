import { seededRandom } from '#src/math/random.ts';
import type { Prop, Terrain } from '#src/scene.ts';

/** How many props of a kind are scattered, how large and where. */
export type Scatter = {
  count: number;
  /** Drawings of the kind to choose from. */
  variants: number;
  /** Smallest and largest height in kilometres. */
  size: readonly [number, number];
  /** Nearest and farthest distance in kilometres. */
  distance: readonly [number, number];
  /** Half width of the area as a share of the distance. */
  spread: number;
};

/** Places props at random, as many in the foreground as far away; `density` gives the probability of each place, 0 to 1. */
export function scatter(kind: string, seed: number, options: Scatter, density: (x: number, z: number) => number): Prop[] {
  const { count, variants, spread } = options;
  const [near, far] = options.distance;
  const [smallest, largest] = options.size;
  const next = seededRandom(seed);
  const props: Prop[] = [];
  for (let tries = 0; props.length < count && tries < count * 60; tries += 1) {
    const z = near * (far / near) ** next();
    const x = (next() * 2 - 1) * z * spread;
    const size = smallest + (largest - smallest) * next();
    if (density(x, z) > next()) props.push({ kind, x, z, size, variant: Math.floor(next() * variants) });
  }
  return props;
}

/** The density of trees on a terrain, with its height sampled in so many octaves. */
export function treeDensity(terrain: Terrain, octaves = 6): (x: number, z: number) => number {
  return (x, z) => terrain.woods?.(x, z, terrain.height(x, z, octaves)) ?? 0;
}
