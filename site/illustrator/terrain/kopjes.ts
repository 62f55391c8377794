import { ease, mix } from '../ease.ts';
import { mounds, type Mound } from '../mound.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Where the granite stands: heaps of rounded boulders. */
const heaps: readonly Mound[] = [
  ...heap(0.15, 0.62, 0.05, 0.055),
  ...heap(-0.62, 1.9, 0.09, 0.085),
  ...heap(1.25, 4.2, 0.2, 0.15),
  ...heap(-1.9, 6.2, 0.25, 0.16),
];

function heap(x: number, z: number, wide: number, tall: number): Mound[] {
  return [
    [x, z, wide * 1.25, wide, tall * 0.62, 3.2],
    [x - wide * 0.42, z - wide * 0.1, wide * 0.52, wide * 0.5, tall, 3.6],
    [x + wide * 0.34, z - wide * 0.2, wide * 0.46, wide * 0.42, tall * 0.86, 2.8],
    [x + wide * 0.02, z + wide * 0.1, wide * 0.34, wide * 0.34, tall * 1.16, 3.4],
    [x + wide * 1.0, z - wide * 0.3, wide * 0.36, wide * 0.3, tall * 0.46, 2.6],
    [x - wide * 1.12, z - wide * 0.3, wide * 0.32, wide * 0.3, tall * 0.4, 2.6],
    [x - wide * 1.7, z - wide * 0.1, wide * 0.2, wide * 0.2, tall * 0.2, 2.4],
    [x + wide * 1.62, z, wide * 0.24, wide * 0.2, tall * 0.22, 2.4],
  ];
}

/** An open plain after the rains with islands of granite, low hills at the end of it. */
export function kopjes(seed: number): Terrain {
  const swell = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const patch = gradientNoise(seed + 2);
  const stone = (x: number, z: number): number => mounds(heaps, patch, x, z, 0.1);
  return {
    height(x, z, octaves) {
      const roll = 0.012 * swell(x * 0.8 + 3, z * 0.6) * ease(0.1, 2, z) + 0.05 * ease(3, 9, z) * swell(x * 0.2 + 4, z * 0.22);
      const tuft = 0.001 * fbm(swell, x * 24, z * 8, Math.min(4, octaves - 3)) * ease(2.5, 0.2, z);
      const hills = ease(13, 19, z) * (0.26 + 0.3 * fbm(swell, x * 0.11 + 2, 1.5, 4)) * (1 + 0.3 * eroded(rock, x * 0.5, z * 0.4, octaves));
      const s = stone(x, z);
      return roll + tuft + Math.max(0, hills) + s * (1 + 0.1 * fbm(patch, x * 40, z * 30, octaves - 4));
    },
    cover(x, z, height) {
      const s = stone(x, z);
      if (s > 0.004) return 2.15 + 0.7 * ease(-0.3, 0.5, fbm(patch, x * 26, z * 22 + height * 60, 4));
      const wide = fbm(patch, x * 1.6, z * 0.8, 4) + 0.4 * fbm(patch, x * 11, z * 5, 3) * ease(1.5, 0.2, z);
      return mix(mix(0, 1, ease(-0.3, 0.45, wide)), 3.9, ease(0.1, 0.24, height) * ease(9, 14, z));
    },
  };
}
