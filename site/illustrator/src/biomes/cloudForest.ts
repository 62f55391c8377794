import { canopyHeight } from '#src/math/canopy.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const cloudForest: Biome = { buildTerrain, placeProps };

/** Wooded ridges that fall from both sides into a valley, one behind another, and a gulf at the end of it. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const across = x - 0.12 * z * Math.sin(z * 0.9 + 0.4);
      const slope = Math.abs(across) / (0.3 + 0.34 * z);
      const spurs = 0.5 + 0.5 * Math.sin(z * 4.2 + (across > 0 ? 1.4 : 3.6) + 1.4 * line(x * 1.2, z * 0.7));
      const drop = mix(1, 0, smoothstep(1, 9, z));
      const ground =
        0.92 * drop * smoothstep(0.05, 1.5, slope * (0.66 + 0.6 * spurs)) +
        0.1 * drop * fbm(line, x * 1.8, z * 1.5, 4) -
        0.012 +
        0.16 * smoothstep(9, 12, z) * (0.3 + fbm(line, x * 0.3 + 5, z * 0.2, 4)) * smoothstep(22, 14, z);
      const rim = 0.5 * smoothstep(0.4, 0.2, z) * smoothstep(0.03, 0.2, Math.abs(x + 0.03));
      const crowns =
        (0.015 * canopyHeight(x * 44, z * 36, seed) + 0.01 * canopyHeight(x * 18, z * 15, seed + 5)) *
        smoothstep(8, 4, z) *
        smoothstep(-0.01, 0.03, ground);
      return Math.max(z > 8.6 ? -0.02 : 0.002, ground + rim * 0.4) + crowns;
    },
    cover(x, z) {
      const tone = fbm(line, x * 3.2, z * 2.8, 3) + 0.4 * line(x * 31, z * 25);
      return clamp(0.5 + 0.9 * tone, 0, 1.6);
    },
  };
}

/** Tall crowns above the others. */
function placeProps(seed: number): Prop[] {
  return scatter('emergent', seed, { count: 120, variants: 7, size: [0.026, 0.046], distance: [0.6, 4], spread: 0.44 }, () => 0.7);
}
