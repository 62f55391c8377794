import { clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A broad river, a green strip beyond it, and the bare hills where the desert begins. */
export function nile(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const far = z - 1.28 - 0.16 * line(x * 0.9, 0.5) - 0.02 * line(x * 6, 2.5) + 0.1 * x;
      const near = 0.21 - 1.3 * (x + 0.075) - z + 0.012 * line(x * 30, 5.5);
      const edge = 3.3 + 0.55 * fbm(line, x * 0.55 + 3, 4.5, 4);
      const scarp = ease(edge, edge + 0.75, z) * (0.34 + 0.13 * line(x * 0.5 + 6, 1.2));
      const talus = 0.14 * ease(edge - 0.8, edge + 0.2, z) ** 2;
      const gully = 1 + 0.62 * eroded(rock, x * 2.1, z * 1.7, octaves - 0.5);
      const back = 0.24 * ease(5.5, 8, z) * (0.6 + 0.8 * fbm(line, x * 0.35, 8.5, 4));
      return (
        Math.max(clamp(far * 0.12, -0.03, 0.006), clamp(near * 0.12, -0.03, 0.007)) + (scarp * 0.8 + talus) * gully + Math.max(0, back)
      );
    },
    cover(x, z, height, up) {
      if (z < 0.6) return 0.2 + 0.4 * line(x * 90, z * 90);
      const tone = fbm(line, x * 4, z * 3, 4);
      const strip = clamp(0.5 + 1.2 * line(x * 2.6, z * 3.2));
      const strata = 0.3 * Math.sin(height * 130 + 3 * tone) * ease(0.9, 0.7, up);
      return mix(strip, 2.3 + strata + 0.3 * tone, ease(0.012, 0.05, height + 0.01 * tone));
    },
  };
}
