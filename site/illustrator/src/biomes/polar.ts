import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const polar: Biome = { buildTerrain };

/** A black shore and a lagoon under a serrated massif in snow. */
function buildTerrain(seed: number): Terrain {
  const crest = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const shore = 2.9 + 0.35 * fbm(crest, x * 0.7 + 3, 1.5, 4);
      const massif = smoothstep(shore, shore + 1.6, z) * (0.62 * gaussian(-1.15, 1.15, x) + 0.34 * gaussian(0.75, 0.7, x) + 0.1);
      const teeth = ridgedNoise(crest, x * 0.95 + 1.7, z * 0.55 + 4, octaves + 0.4);
      const slopes = massif * (0.35 + 1.25 * teeth) + 0.13 * clamp(massif * 2.2) * erodedNoise(rock, x * 2.1, z * 1.9, octaves - 0.8);
      const flats =
        -0.006 +
        0.012 * fbm(crest, x * 1.6 + 7, z * 3.2, 5) * smoothstep(2.6, 0.6, z) +
        0.02 * smoothstep(0.34, 0.16, z + 0.35 * x) +
        0.016 * smoothstep(shore - 0.35, shore, z);
      return flats + Math.max(0, slopes);
    },
    cover(x, z, height, up) {
      const ragged = 0.15 * fbm(crest, x * 6, z * 5, 4);
      const snow =
        smoothstep(0.42, 0.66, up + ragged * 1.4 + 0.25 * smoothstep(0.1, 0.5, height) - 0.1) *
        smoothstep(0.012, 0.05, height + ragged * 0.12);
      return mix(smoothstep(0.002, 0.012, height + 0.01 * ragged) * 0.9, 2, snow);
    },
  };
}
