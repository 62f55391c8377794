import { canopyHeight } from '#src/math/canopy.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const quetzalForest: Biome = { buildTerrain, placeProps };

const EYE = 0.42;

/** A steep wooded valley, its spurs one behind another, a clearing with a stream on its floor. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const axis = -0.12 + 0.16 * Math.sin(z * 1.15 + 0.6) * smoothstep(0.5, 2, z);
      const across = x - axis;
      const spurs = 0.5 + 0.5 * Math.sin(z * 3.3 + (across > 0 ? 0.4 : 2.6) + 1.2 * line(x * 1.1, z * 0.8));
      const half = 0.02 + 0.02 * z;
      const wall = smoothstep(half, 0.62 + 0.26 * z, Math.abs(across) * (0.7 + 0.55 * spurs));
      const side = (0.74 + 0.14 * z) * wall * smoothstep(0.26, 1, z) * (1 + 0.22 * fbm(line, x * 1.6, z * 1.3, 4));
      const head =
        0.85 * smoothstep(2.6, 4.6, z) * (0.62 + 0.6 * fbm(line, x * 0.62 + 4, z * 0.34, 5)) +
        0.62 * smoothstep(5.5, 8, z) * (0.5 + fbm(line, x * 0.3, 2.5, 5));
      const stream = -0.004 * gaussian(axis + 0.02 * Math.sin(z * 9), 0.006 + 0.005 * z, x) * smoothstep(2.4, 1.8, z);
      const ground = side + head + 0.003;
      const crowns =
        (0.017 * canopyHeight(x * 46, z * 38, seed) +
          0.011 * canopyHeight(x * 19, z * 16, seed + 5) +
          0.006 * smoothstep(2.2, 0.8, z) * canopyHeight(x * 150, z * 120, seed + 7)) *
        smoothstep(0.006, 0.05, ground) *
        smoothstep(7, 3.6, z) *
        smoothstep(0.3, 0.5, z);
      return z < 0.26 ? 0 : ground + crowns + stream;
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 3.4, z * 3, 3) + 0.42 * line(x * 33, z * 27);
      return height < 0.012 ? 2.5 + 0.4 * tone : clamp(0.5 + 0.9 * tone, 0, 1.7);
    },
  };
}

/** A quetzal on a mossy bough close by, tall crowns on the slopes. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const meadow = (x: number, z: number): number => (terrain.height(x, z, 5) > 0.001 && terrain.height(x, z, 5) < 0.03 ? 0.6 : 0);
  const slopes = (x: number, z: number): number => (terrain.height(x, z, 5) > 0.12 ? 0.7 : 0);
  const at = (kind: string, x: number, z: number, size: number, up: number, variant = 0, flip = false): Prop => ({
    kind,
    x,
    z,
    size,
    variant,
    flip,
    lift: EYE + up,
  });
  return [
    ...scatter('emergent', seed, { count: 90, variants: 7, size: [0.026, 0.042], distance: [0.9, 4], spread: 0.42 }, slopes),
    ...scatter('broadleaf', seed + 1, { count: 90, variants: 8, size: [0.01, 0.018], distance: [1, 2.8], spread: 0.3 }, meadow),
    at('mossyBough', 0.0185, 0.1002, 0.0235, -0.0176, 1),
    at('quetzal', 0.0118, 0.1, 0.0385, -0.0269),
    at('quetzalBreast', 0.0118, 0.0998, 0.0385, -0.0269),
  ];
}
