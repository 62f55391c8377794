import { canopy } from '../canopy.ts';
import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A level valley floor under snow with its river, between cedar slopes, white mountains at the end. */
export function snowVillage(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const river = (z: number): number => -0.15 - 0.06 * Math.sin(z * 3.4 + 0.6) - 0.1 * ease(0.9, 2, z);
  const lane = (z: number): number => 0.012 + 0.045 * Math.sin(z * 5.2 + 0.8) + 0.03 * z;
  const side = (x: number, z: number): number => {
    const wob = 0.07 * fbm(line, z * 1.3 + (x > 0 ? 9 : 0), 0.5, 3);
    return Math.max(
      -x - 0.33 - 0.05 * z + wob,
      x - 0.3 + 0.06 * z + wob + 0.12 * bell(1.5, 0.5, z),
      (z - 2.5) * 0.2 + 0.1 * line(x * 2, 3.5),
    );
  };
  return {
    height(x, z, octaves) {
      const bed = z > 2.3 ? 1 : Math.abs(x - river(z) - 0.01 * line(x * 9, z * 9)) - 0.016;
      const field =
        0.004 +
        0.0007 * line(x * 9 + 3, z * 6) +
        0.0002 * fbm(line, x * 40, z * 30, 3) -
        0.0013 * ease(0.0034, 0.0018, Math.abs(x - lane(z)));
      const s = side(x, z);
      const slope = s > 0 ? s * (0.85 + 0.5 * ridged(line, x * 1.1 + 4, z * 0.9, octaves - 0.5)) : 0;
      const far = ease(2.6, 6, z) * (0.02 + 0.55 * ridged(line, x * 0.42 + 6, z * 0.36, octaves));
      const relief = (Math.min(slope, 0.17 + 0.36 * slope) + far) * (1 + 0.22 * eroded(rock, x * 1.6, z * 1.4, octaves - 0.6));
      const crowns = s > 0.03 && z > 1 ? 0.012 * canopy(x * 46, z * 40, seed) * ease(0.03, 0.1, s) * ease(0.75, 0.5, relief) : 0;
      if (bed < 0) return -0.003;
      return Math.min(0.004, 0.001 + bed * 0.2) + (field - 0.004) * ease(0.01, 0.03, bed) + relief + crowns;
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 5, z * 4, 4);
      const s = side(x, z);
      if (s < 0.02) return clamp(0.2 + 0.3 * fbm(line, x * 8, z * 5, 4) + 0.7 * ease(0.0034, 0.002, Math.abs(x - lane(z))), 0, 1);
      const trees = ease(0.02, 0.07, s + 0.05 * tone) * ease(0.78, 0.5, height + 0.2 * tone) * ease(-0.5, 0, tone + 0.25);
      return mix(0.5 + 0.7 * ease(0.7, 0.45, up), 2, trees * ease(0.4, 1.6, z));
    },
    woods: (x, z, height) => ease(0.015, 0.06, side(x, z)) * ease(0.6, 0.4, height) * ease(-0.35, 0.05, fbm(line, x * 5, z * 4, 4) + 0.2),
  };
}
