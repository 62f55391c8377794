import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const whaleCoast: Biome = { buildTerrain, placeProps };

/** The sea, a low dark coast, and behind it at once a range under snow. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const inland = z - 3.2 - 0.5 * fbm(line, x * 0.7, 2.5, 4) + 0.5 * smoothstep(0.4, 2, x);
      if (inland <= 0) return Math.max(-0.05, inland * 2 - 0.002);
      const hills = 0.012 + 0.16 * smoothstep(0, 1.6, inland) * (0.7 + 0.9 * fbm(line, x * 0.8 + 5, z * 0.6, 4));
      const range = 2.1 * smoothstep(1.2, 6, inland) * (0.16 + 0.9 * ridgedNoise(line, x * 0.26 + 2, z * 0.19, octaves + 0.6));
      const woods =
        (0.012 * canopyHeight(x * 24, z * 18, seed) + 0.01 * canopyHeight(x * 9, z * 7, seed + 2)) *
        smoothstep(5.4, 4, z) *
        smoothstep(0, 0.2, inland);
      return (
        Math.max(0.012, hills) * smoothstep(0, 0.1, inland) + woods + range * (1 + 0.2 * erodedNoise(rock, x * 0.9, z * 0.7, octaves - 0.4))
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 2, z * 1.6, 4);
      const wooded = clamp(0.5 + 0.7 * tone, 0, 1);
      return mix(wooded, mix(2, 3, smoothstep(0.62, 0.8, up + 0.12 * tone)), smoothstep(0.42, 0.66, height + 0.16 * tone));
    },
  };
}

/** A whale that dives. */
function placeProps(): Prop[] {
  return [{ kind: 'fluke', x: 0.012, z: 0.092, size: 0.0074, variant: 3 }];
}
