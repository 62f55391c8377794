import { buildLathe } from '#src/buildings/lathe.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const bushveld: Biome = { buildTerrain, placeBuildings, placeProps };

/** Red earth and winter grass, a sandy track, thorn scrub, one long level ridge behind. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const roll = 0.0022 * line(x * 12, z * 7) * smoothstep(0.03, 0.12, z) + 0.012 * line(x * 1.6, z * 1.2) * smoothstep(0.3, 1.5, z);
      const ruts = -0.00022 * (gaussian(-0.0009, 0.00035, x - track(z)) + gaussian(0.0009, 0.00035, x - track(z)));
      const clods = 0.00007 * fbm(rock, x * 420, z * 260, Math.min(3, octaves - 5)) * smoothstep(0.1, 0.02, z);
      const ridge =
        0.24 *
        smoothstep(4.6, 5.6, z + 0.12 * x + 0.3 * line(x * 0.8, 2.5)) *
        smoothstep(9, 6.5, z) *
        (0.8 + 0.22 * fbm(line, x * 0.7 + 2, 5.5, 4));
      const blue = 0.5 * smoothstep(9, 12, z) * Math.max(0, 0.5 + 0.7 * fbm(line, x * 0.2 + 9, 1.5, 4));
      return roll + ruts + clods + ridge * (1 + 0.16 * fbm(rock, x * 3, z * 2, octaves - 2)) + blue;
    },
    cover(x, z) {
      const tone = fbm(line, x * 46, z * 22, 4) + 0.4 * fbm(rock, x * 200, z * 110, 2) * smoothstep(0.14, 0.03, z);
      if (z > 4) return 2 + 0.4 * tone;
      const offTrack = smoothstep(0.0016, 0.0024, Math.abs(x - track(z)) + 0.0004 * tone);
      return mix(0.1, clamp(0.55 + 0.9 * tone, 0, 1.4), offTrack);
    },
    woods: (x, z) =>
      smoothstep(0.004, 0.012, Math.abs(x - track(z))) * smoothstep(-0.2, 0.4, line(x * 8 + 3, z * 5)) * smoothstep(0.035, 0.1, z),
  };
}

/** x of the track at a distance. */
function track(z: number): number {
  return -0.0042 + 0.13 * (z - 0.02) - 0.9 * (z - 0.02) ** 2 * smoothstep(0.3, 0.1, z);
}

/** Termite mounds. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  for (const [x, z, tall] of [
    [-0.0148, 0.052, 0.0026],
    [0.037, 0.12, 0.0031],
    [-0.05, 0.17, 0.0024],
  ] as const)
    for (const [dx, part] of [
      [0, 1],
      [0.0007, 0.62],
      [-0.0006, 0.46],
    ] as const)
      buildLathe(buffer, {
        x: x + dx,
        z: z - dx,
        ground: terrain.height(x, z, 8) - 0.0002,
        profile: [
          [tall * 0.36 * part, 0],
          [tall * 0.27 * part, tall * 0.3 * part],
          [tall * 0.19 * part, tall * 0.66 * part],
          [tall * 0.08 * part, tall * 0.95 * part],
          [0, tall * part],
        ],
        sides: 9,
        rotation: dx * 900,
        inks: [0],
      });
}

/** Two rhinoceroses that cross the track, knob thorns, scrub, winter grass. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  return [
    { kind: 'rhino', x: 0.0043, z: 0.047, size: 0.0018, variant: 1 },
    { kind: 'rhino', x: 0.0004, z: 0.05, size: 0.0017, variant: 4 },
    { kind: 'rhino', x: -0.0022, z: 0.0475, size: 0.00095, variant: 2 },
    { kind: 'acacia', x: 0.0205, z: 0.066, size: 0.0098, variant: 3 },
    { kind: 'acacia', x: -0.031, z: 0.11, size: 0.0096, variant: 6 },
    { kind: 'acacia', x: 0.012, z: 0.19, size: 0.0088, variant: 1 },
    ...scatter('acacia', seed, { count: 200, variants: 8, size: [0.006, 0.0095], distance: [0.17, 3.6], spread: 0.42 }, woods),
    ...scatter('bush', seed + 1, { count: 1500, variants: 8, size: [0.0008, 0.0032], distance: [0.05, 4], spread: 0.42 }, woods),
    ...scatter(
      'grass',
      seed + 2,
      { count: 4200, variants: 9, size: [0.0004, 0.0009], distance: [0.0125, 0.11], spread: 0.42 },
      (x, z) => smoothstep(0.0022, 0.0036, Math.abs(x - track(z))) * 0.8,
    ),
  ];
}
