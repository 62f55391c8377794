import { canopy } from '../canopy.ts';
import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A broad lake among steep mountains that overlap into the distance, with a low promontory; wooded unless said. */
export function lake(seed: number, isWooded = true): Terrain {
  const shoreline = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wobble = 0.3 * fbm(shoreline, z * 0.8 + (x > 0 ? 30 : 0), 0.5, 4);
      const right = x - (0.95 + 0.28 * z - 1.5 * bell(5.2, 0.9, z) - 2.3 * bell(9.4, 1.3, z) + wobble);
      const left = -x - (1.0 + 0.12 * z - 1.35 * bell(3.7, 0.55, z) * ease(6, 4, z) - 1.6 * bell(7.2, 0.9, z) + wobble);
      const point = 0.16 - Math.hypot((x - 0.42) * 0.42, (z - 1.75) * 1.35) - 0.04 * fbm(shoreline, x * 5, z * 5, 3);
      const inland = Math.max(right, left, (z - 12.5) * 0.6);
      const slopes =
        inland <= 0
          ? inland * 0.3
          : 1.15 * (1 - Math.exp(-inland / 1.0)) * (0.4 + 0.85 * ridged(shoreline, x * 0.36 + 4, z * 0.36, octaves + 0.8)) +
            0.2 * clamp(inland) * eroded(rock, x * 1.3, z * 1.3, octaves - 0.8) +
            0.012 * ease(0, 0.04, inland);
      const crowns =
        isWooded && inland > 0.01
          ? (0.011 * canopy(x * 34, z * 26, seed) + 0.014 * canopy(x * 13, z * 10, seed + 2)) * ease(1, 0.6, slopes) * ease(6, 3, z)
          : 0;
      const spit = point > 0 ? 0.012 * ease(0, 0.03, point) + point * 0.16 : point * 0.3;
      return Math.max(slopes + crowns, spit);
    },
    cover(x, z, height, up) {
      const ragged = 0.2 * fbm(shoreline, x * 2.6, z * 2.6, 4);
      return mix(0.5 + 1.6 * ragged, 2, ease(0.62, 0.95, height + ragged + 0.4 * (0.7 - up)));
    },
  };
}
