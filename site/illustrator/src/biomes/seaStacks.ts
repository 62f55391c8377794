import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { highestMound, type Mound } from '#src/math/mounds.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const seaStacks: Biome = { buildTerrain, placeProps };

const stacks: readonly Mound[] = [
  [0.02, 0.62, 0.05, 0.05, 0.085, 4],
  [-0.16, 0.8, 0.07, 0.05, 0.1, 4],
  [-0.1, 0.77, 0.03, 0.03, 0.06, 4],
  [0.06, 1.3, 0.05, 0.05, 0.07, 4],
  [-0.42, 1.5, 0.06, 0.05, 0.08, 4],
];

/** Cliffs of ochre sandstone with sea stacks in front and a beach between. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const edge =
        0.16 + 0.2 * Math.sin(z * 3.1 + 0.7) * smoothstep(0.2, 0.7, z) + 0.05 * line(z * 7, 0.5) + 0.02 * line(z * 19, 4.5) + 0.1 * z;
      const inland = x - edge + 0.014 * line(x * 30, z * 24);
      const face = smoothstep(0, 0.03 + 0.014 * z, inland);
      const top = 0.1 + 0.02 * line(x * 2.2, z * 1.8) + 0.05 * smoothstep(1, 3, z);
      const beach = clamp((inland + 0.05) * 0.05, -0.02, 0.0025);
      const gullies = 1 + 0.3 * erodedNoise(rock, x * 8, z * 7, octaves - 2.4) * (1 - 0.6 * face);
      const cliff = inland > 0 ? top * face * gullies : -0.02;
      const stack = highestMound(stacks, line, x, z, 0.22, 9) * (1 + 0.14 * erodedNoise(rock, x * 14, z * 12, octaves - 3));
      return Math.max(cliff, beach, stack - 0.006);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 16, z * 14, 4);
      const strata = 0.5 + 0.5 * Math.sin(height * 300 + 5 * fbm(line, x * 6, z * 6, 3));
      const rocky = smoothstep(0.86, 0.66, up + 0.1 * tone);
      return height < 0.006 ? 3.2 : mix(0.3 + 0.5 * tone, 1.2 + strata * 0.9, clamp(rocky));
    },
    woods: (x, z, height) => smoothstep(0.07, 0.085, height) * 0.7 * smoothstep(-0.2, 0.3, line(x * 9, z * 9)),
  };
}

/** Scrub on top of the cliffs. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const trees = treeDensity(terrain);
  return [
    ...scatter('bush', seed, { count: 900, variants: 8, size: [0.003, 0.007], distance: [0.25, 3], spread: 0.46 }, trees),
    ...scatter(
      'umbrellaPine',
      seed + 1,
      { count: 26, variants: 5, size: [0.014, 0.024], distance: [0.3, 1.8], spread: 0.46 },
      (x, z) => trees(x, z) * smoothstep(0.05, 0.2, x),
    ),
    { kind: 'sail', x: -0.22, z: 0.66, size: 0.014, variant: 0 },
  ];
}
