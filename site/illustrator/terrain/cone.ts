import { bell, clamp, ease, mix } from '../ease.ts';
import { canopy } from '../canopy.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A volcano in one long line, snow on its upper third, over a lake and wooded shores. */
export function fuji(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const r = (x: number, z: number): number => Math.hypot(x + 0.75, (z - 10.5) * 0.9);
  return {
    height(x, z, octaves) {
      const far = z - 2.5 - 0.4 * fbm(line, x * 0.6 + 3, 0.5, 4);
      const point = 0.13 - Math.hypot((x - 0.78) * 0.34, (z - 1.5) * 0.9) - 0.03 * line(x * 4, z * 4);
      const d = r(x, z);
      const gully = 1 + 0.05 * eroded(rock, Math.atan2(z - 10.5, x + 0.75) * 7, d * 0.7, octaves) * ease(0.2, 1, d);
      const cone = 2.65 * Math.exp(-Math.max(0, d - 0.2) / 1.72) * gully - 0.05 * ease(0.24, 0.08, d) * line(x * 7, z * 7);
      const ridge =
        ease(2.9, 4.2, z) *
        ease(7, 5.4, z) *
        Math.max(0, 0.12 + 0.3 * fbm(line, x * 0.55 + 6, 3.5, 5)) *
        (1 + 0.3 * eroded(rock, x, z, octaves));
      const woods = far > 0.02 || point > 0.01 ? 0.009 * canopy(x * 40, z * 30, seed) + 0.008 * canopy(x * 15, z * 11, seed) : 0;
      const land = far > 0 ? 0.006 * ease(0, 0.05, far) + ridge + cone * ease(2.6, 6, z) : Math.max(-0.03, far * 0.2);
      return Math.max(land, point > 0 ? 0.02 * ease(0, 0.08, point) : Math.max(-0.03, point * 0.3)) + woods * ease(1.2, 0.7, cone);
    },
    cover(x, z, height) {
      const d = r(x, z);
      const ragged = 0.34 * fbm(line, Math.atan2(z - 10.5, x + 0.75) * 9, d * 0.5, 4);
      const cone = 2.65 * Math.exp(-Math.max(0, d - 0.2) / 1.72);
      if (cone < 0.55 || z < 5) return clamp(0.5 + 0.9 * fbm(line, x * 7, z * 6, 3), 0, 1.3);
      return mix(2, 3, ease(1.45, 1.62, height + ragged));
    },
  };
}

/** A plain with a marsh and, far behind it, a mountain as broad as a country, snow on its flat top. */
export function kilimanjaro(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const marsh = 0.14 - Math.abs(z - 0.34 - 0.3 * x - 0.06 * line(x * 4, 2.5)) * 1.6 + 0.1 * line(x * 5, z * 9);
      const grass = 0.0005 * fbm(line, x * 60, z * 22, Math.min(4, octaves - 4)) * ease(1.5, 0.1, z) + 0.0011;
      const plain = marsh > 0.02 ? -0.002 : grass * ease(0.02, -0.02, marsh) + 0.02 * ease(4, 14, z) * (0.5 + line(x * 0.2, 3.5));
      const d = Math.hypot(x - 3.5, (z - 40) * 0.8) / 12.5;
      const kibo =
        5.2 *
        Math.exp(-Math.max(0, d - 0.13) * 2.4) *
        (1 - 0.02 * ease(0.12, 0.04, d)) *
        (1 + 0.075 * eroded(rock, x * 0.32, z * 0.3, octaves) * ease(0.05, 0.3, d));
      const mawenzi = 0.9 * bell(-6.2, 1.3, x) * bell(38, 3.5, z) * (0.8 + 0.5 * fbm(line, x * 1.1, 7.5, 4));
      return plain + (z > 16 ? (kibo - 0.35) * ease(20, 30, z) + mawenzi : 0);
    },
    cover(x, z, height) {
      const wide = fbm(line, x * 6, z * 3, 4);
      if (z < 16) return clamp(0.5 + wide, 0, 1.4);
      const ragged = 0.5 * fbm(line, x * 0.9, z * 0.5, 4);
      return mix(2.1, 3, ease(3.55, 3.85, height + ragged * 0.8) * ease(0.5, 0.1, Math.abs(x - 3.5) / 12));
    },
  };
}
