import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Headlands that step into the sea one behind another, with coves between and islands beyond. */
export function coast(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const field = gradientNoise(seed + 2);
  return {
    height(x, z, octaves) {
      const shore =
        -0.5 +
        0.16 * bell(0.42, 0.12, z) +
        0.98 * bell(0.95, 0.2, z) +
        0.42 * bell(1.45, 0.16, z) +
        0.95 * bell(2.1, 0.3, z) +
        1.1 * bell(3.4, 0.4, z) +
        2.1 * bell(5.4, 0.95, z) +
        2.2 * bell(9.6, 1.5, z) -
        0.24 * z +
        0.11 * fbm(line, z * 2.6 + 4, x * 2.2, 5) * Math.min(2, 0.4 + z * 0.6);
      const inland = (shore - x) / (0.55 + 0.25 * z);
      const islands = Math.max(0.3 * bell(4.6, 1.1, x) * bell(12.5, 1.6, z), 0.2 * bell(1.9, 0.34, x) * bell(7.4, 0.5, z)) - 0.05;
      const rough =
        0.75 + 0.5 * eroded(rock, x * 2.4, z * 1.9, octaves - 1.2) + 0.22 * eroded(rock, x * 11 + 5, z * 9, octaves - 3.4) * ease(4, 1, z);
      const ravine = ridged(field, x * 1.25 + 3, z * 0.95, octaves + 0.3);
      const cliff = (0.017 + 0.012 * line(z * 2.4 + 9, x * 2.4)) * ease(0, 0.03 + 0.03 * Math.abs(line(z * 6, x * 6 + 3)), inland);
      const hill =
        0.5 *
        (1 - Math.exp(-Math.max(0, inland) * 1.25)) *
        (0.28 + 1.15 * ravine) *
        ease(0.1, 1.7, z + 0.4) *
        (1 - 0.6 * bell(0.95, 0.32, z));
      // Steep for a few metres under water too: the waterline is found between two rows, on one slope.
      const main = inland > 0 ? (cliff + hill) * (0.5 + 0.62 * rough) : Math.max(inland * 0.8, inland * 0.16 - 0.003);
      const isle = islands > 0 ? islands * (0.7 + 0.6 * rough) : -1;
      return Math.max(main, isle);
    },
    cover(x, z, height, up) {
      const ragged = fbm(field, x * 7, z * 5, 4);
      const scrub = ease(-0.34, 0.2, ragged + 0.35 * (up - 0.75) + 0.15 * fbm(field, x * 40, z * 24, 2) * ease(3, 0.4, z));
      const strata = 0.1 * Math.sin(height * 900 + 5 * ragged) * ease(0.9, 0.6, up) * ease(3, 1, z);
      const bare = ease(0.78, 0.5, up + 0.12 * ragged) - Math.abs(strata);
      return mix(mix(1.25, 0.1, scrub), 2, clamp(bare + ease(0.03, 0.008, height)));
    },
  };
}
