import { canopyHeight } from '#src/math/canopy.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const reef: Biome = { buildTerrain, placeProps };

/** A beach that curves away to a headland, bands of reef water in front of it. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const edge = 0.016 + 0.07 * z + 0.9 * smoothstep(1.1, 3.2, z) - 1.35 * smoothstep(2.1, 3.1, z) - 0.012 * line(z * 5, 2.5);
      const inland = x - edge + 0.5 * smoothstep(0.11, 0.07, z) * 0.08;
      const shelf = inland < 0 ? Math.max(-0.03, inland * 0.02 * (1 + 0.5 * line(x * 7, z * 9)) - 0.0006) : Math.min(0.004, inland * 0.05);
      const hill = smoothstep(0.05, 0.9, inland) * smoothstep(0.9, 2.2, z) * (0.16 + 0.14 * fbm(line, x * 1.3, z * 1.1, 4));
      const crowns = hill > 0.008 ? 0.012 * canopyHeight(x * 30, z * 22, seed) + 0.01 * canopyHeight(x * 12, z * 9, seed + 2) : 0;
      const isle =
        0.07 * Math.max(0, 1 - Math.hypot((x + 1.5) / 0.5, (z - 5.2) / 0.5)) +
        0.1 * Math.max(0, 1 - Math.hypot((x + 0.2) / 0.9, (z - 8.6) / 0.5));
      return Math.max(shelf + hill + crowns, isle > 0 ? isle * (1 + 0.2 * fbm(line, x * 5, z * 5, octaves - 3)) : -0.03);
    },
    cover: (x, z, height) =>
      mix(1.15 + 0.4 * line(x * 20, z * 20), 0.2 + 0.5 * Math.abs(line(x * 5, z * 4)), smoothstep(0.006, 0.016, height)),
  };
}

/** Palms that lean from the beach, a dhow inside the reef. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const beach = (x: number, z: number): number =>
    smoothstep(0.0022, 0.0036, terrain.height(x, z, 6)) * smoothstep(0.012, 0.006, terrain.height(x, z, 6));
  return [
    { kind: 'palm', x: 0.046, z: 0.15, size: 0.06, variant: 4, flip: true },
    { kind: 'palm', x: 0.066, z: 0.18, size: 0.056, variant: 1, flip: true },
    { kind: 'palm', x: 0.116, z: 0.27, size: 0.05, variant: 6 },
    { kind: 'dhow', x: -0.07, z: 0.4, size: 0.04, variant: 3 },
    { kind: 'dhow', x: -0.62, z: 1.9, size: 0.05, variant: 1, flip: true },
    ...scatter('palm', seed, { count: 150, variants: 8, size: [0.026, 0.042], distance: [0.3, 2.6], spread: 0.46 }, beach),
    ...scatter('bush', seed + 1, { count: 260, variants: 8, size: [0.004, 0.01], distance: [0.25, 2.6], spread: 0.46 }, beach),
  ];
}
