import { canopy } from '../canopy.ts';
import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** The floor of a fallen volcano with its soda lake, forest on the rim close by, the far wall under cloud. */
export function caldera(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const rim = (x: number, z: number): number => {
    const lean = Math.abs(x / z + 0.05 - 0.06 * line(z * 3, 0.5));
    return (
      0.605 -
      0.24 * z +
      0.16 * z * ease(0.1, 0.45, lean) -
      2.2 * Math.max(0, z - 0.26 - 0.9 * ease(0.08, 0.5, lean) - 0.05 * line(x * 7, 1.5))
    );
  };
  const lake = (x: number, z: number): number =>
    1 - Math.hypot((x + 1.2 - 0.5 * line(z * 0.5, 1.5)) / 2.1, (z - 8.2 + 0.4 * line(x * 0.9, 4.5)) / 1.5) + 0.1 * line(x * 2.2, z * 2.2);
  return {
    height(x, z, octaves) {
      const floor = 0.008 + 0.004 * line(x * 0.8, z * 0.7);
      const far = 15.2 + 1.1 * fbm(line, x * 0.16 + 4, 0.5, 3) - 0.035 * x * x;
      const wall = ease(far - 1.5, far + 1.5, z) * (0.66 + 0.1 * line(x * 0.16 + 2, 6.5)) + 0.05 * ease(far - 4, far - 0.6, z);
      const back = 0.5 * bell(5.2, 3, x) * ease(18, 23, z) + 0.75 * bell(-7, 3.4, x) * ease(18, 24, z);
      const spurs = wall > 0.01 ? wall * (0.55 * eroded(rock, x * 0.7, z * 0.34, octaves - 0.4)) : 0;
      const hill = 0.09 * bell(2.6, 0.8, x) * bell(9.6, 0.8, z) + 0.06 * bell(3.6, 0.6, x) * bell(8.6, 0.6, z);
      const near = rim(x, z);
      const woods = near > 0.02 && z > 0.3 && z < 1.6 ? 0.016 * canopy(x * 44, z * 40, seed) + 0.008 * canopy(x * 90, z * 80, seed + 3) : 0;
      const ground = lake(x, z) > 0 ? -0.004 : Math.min(floor, 0.0012 - lake(x, z) * 0.03);
      return Math.max(near + woods, (wall + spurs + back + hill > 0.006 ? Math.max(0.004, ground) : ground) + wall + spurs + back + hill);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 1.4, z * 1.1, 4);
      if (rim(x, z) > 0.02 && z < 2.2) return clamp(0.4 + 0.9 * fbm(line, x * 16, z * 15, 4), 0, 0.9);
      const fine = fbm(line, x * 7, z * 3.4, 4);
      const grass = 1 + 0.9 * clamp(0.5 + 0.8 * tone + 0.5 * fine) + 0.6 * ease(0.05, 0.6, fbm(line, x * 1.1 + 9, z * 0.9, 3) + 0.4 * fine);
      const shore = ease(-0.28, -0.04, lake(x, z) + 0.08 * tone);
      const lerai = ease(0.2, 0.5, bell(1.5, 0.8, x) * bell(6, 0.45, z) + 0.2 * tone);
      return mix(mix(mix(grass, 0.6, lerai), 3, shore), 4.2 + 0.3 * tone + 0.4 * ease(0.85, 0.6, up), ease(0.04, 0.12, height));
    },
    woods: (x, z, height) => (z < 1.3 && height > 0.2 ? 1 : 0),
  };
}
