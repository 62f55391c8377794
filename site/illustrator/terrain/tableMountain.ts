import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A flat-topped mountain between a peak and a cone, across a bay; a beach lies at the feet. */
export function tableMountain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const beach = (x: number, z: number): number => 0.072 + 1.7 * x + 0.01 * line(x * 14, 0.5) + 0.003 * line(x * 60, 3.5) - z;
  return {
    height(x, z, octaves) {
      const gully = fbm(rock, x * 1.9, z * 0.35, 5, 0.6);
      const front = z - 8.9 - 0.26 * gully - 0.16 * line(x * 0.9, 7.5);
      const mesa = ease(-1.85, -1.6, x + 0.1 * gully) * ease(1.75, 1.5, x - 0.1 * gully);
      const table = mesa * (0.46 * ease(-1.3, 0.1, front) ** 1.4 + 0.56 * ease(0.02, 0.3, front)) * (1.02 + 0.018 * line(x * 1.6, 4.4));
      const devil =
        1.0 * bell(-2.42, 0.5, x + 0.12 * gully) ** 0.9 * ease(-0.9, 0.7, front) + 0.3 * bell(-2.05, 0.3, x) * ease(-0.6, 0.5, front);
      const lion = 0.6 * bell(2.46, 0.3, x) * ease(-1.0, -0.3, front) + 0.27 * bell(3.05, 0.55, x) * ease(-1.2, -0.5, front);
      const foot = 0.14 * ease(-1.9, -0.5, front) * (0.8 + 0.4 * line(x * 1.2, 2.2)) * bell(0, 3.6, x);
      const rough = 1 + 0.36 * eroded(rock, x * 1.1 + 0.3 * z, z * 1.6, octaves - 0.2) * (1 - 0.97 * ease(0.86, 0.98, table));
      const land = Math.max(table, devil, lion) * rough + foot;
      const far = 0.5 * ease(-3.4, -5.2, x) * ease(11, 15, z);
      const shore = clamp(beach(x, z) * 0.09, -0.02, 0.006);
      return Math.max(shore, z > 6.5 ? land + far - 0.012 : -0.02);
    },
    cover(x, z, height, up) {
      if (z < 1) return 3 + 0.5 * ease(0.0022, 0.0004, height);
      const ragged = fbm(line, x * 5, z * 4, 4);
      if (height < 0.1 + 0.03 * ragged) return (fbm(line, x * 42, z * 8, 3) > 0.16 ? 2.8 : 0.2) * ease(0.004, 0.02, height);
      const strata = 0.22 * Math.sin(height * 95 + 4 * ragged) * ease(0.45, 0.7, height);
      return mix(0.3 + 0.4 * ragged, 1.2 + strata, ease(0.42, 0.6, height + 0.1 * ragged + 0.1 * (0.7 - up)));
    },
  };
}
