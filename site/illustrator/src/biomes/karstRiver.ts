import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { highestMound, type Mound } from '#src/math/mounds.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const karstRiver: Biome = { buildTerrain, placeProps };

const karsts: readonly Mound[] = [
  [-0.62, 1.15, 0.3, 0.3, 0.5, 2.6],
  [-0.3, 1.75, 0.16, 0.2, 0.26, 2.4],
  [0.72, 1.5, 0.3, 0.36, 0.4, 2.8],
  [0.42, 2.3, 0.2, 0.24, 0.36, 2.4],
  [-0.1, 3.1, 0.34, 0.3, 0.56, 2.3],
  [1.3, 2.6, 0.4, 0.4, 0.62, 2.6],
  [-1.15, 2.5, 0.42, 0.4, 0.66, 2.5],
  [0.9, 4.2, 0.7, 0.5, 0.8, 2.2],
  [-1.3, 4.6, 0.9, 0.6, 0.95, 2.2],
  [0.1, 6.2, 1.3, 0.7, 1.15, 2],
  [2.6, 6.6, 1.4, 0.8, 1.3, 2],
  [-3, 7, 1.6, 0.8, 1.35, 2],
];

/** How far a place lies from the river that winds between the rocks; below 0 is water. */
function fromRiver(x: number, z: number): number {
  const axis = 0.01 + 0.16 * Math.sin(z * 2.1 - 0.6) * smoothstep(0.2, 1.1, z);
  return Math.abs(x - axis) - 0.115 - 0.035 * z + 0.2 * smoothstep(1.7, 2.7, z);
}

/** A green river between low banks, forested towers of limestone behind one another. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const inland = fromRiver(x, z) + 0.02 * line(x * 7, z * 6);
      const bank = clamp(inland * 0.12, -0.02, 0.004);
      const rise = highestMound(karsts, line, x + 0.03 * line(x * 5, z * 5), z, 0.3) * smoothstep(0, 0.12, inland);
      const cliffs = rise * (1 + 0.24 * erodedNoise(rock, x * 5, z * 4, octaves - 2));
      const forest =
        smoothstep(0.03, 0.12, inland) *
        smoothstep(0.6, 1, z) *
        (0.012 * canopyHeight(x * 34, z * 26, seed) + 0.006 * canopyHeight(x * 80, z * 60, seed + 3));
      return bank + cliffs + forest;
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 12, z * 10 + height * 12, 4);
      const bare = smoothstep(0.42, 0.24, up + 0.24 * tone) * smoothstep(0.04, 0.11, height + 0.05 * tone);
      const green = z < 0.7 && height < 0.01 ? 1 + 0.4 * Math.abs(tone) : clamp(0.4 + 0.8 * tone, 0, 1.2);
      const stain = clamp(0.4 + 1.1 * fbm(rock, x * 42, z * 20 + height * 5, 4));
      return mix(green, 2 + stain, bare);
    },
    woods: (x, z, height) => smoothstep(0.004, 0.02, fromRiver(x, z)) * smoothstep(0.075, 0.03, height),
  };
}

/** Two boats on their way to the caves, palms and thickets on the banks. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const banks = treeDensity(terrain);
  const low = (x: number, z: number): number => banks(x, z) * smoothstep(0.03, 0.01, terrain.height(x, z, 6));
  return [
    { kind: 'riverBoat', x: 0.018, z: 0.22, size: 0.0058, variant: 1 },
    { kind: 'riverBoat', x: 0.066, z: 0.62, size: 0.0066, variant: 2 },
    { kind: 'palm', x: -0.127, z: 0.27, size: 0.05, variant: 3, lift: -0.002 },
    { kind: 'palm', x: -0.14, z: 0.31, size: 0.042, variant: 6, lift: -0.002 },
    ...scatter('palm', seed, { count: 90, variants: 8, size: [0.018, 0.032], distance: [0.5, 2.2], spread: 0.46 }, low),
    ...scatter('bush', seed + 1, { count: 5200, variants: 8, size: [0.006, 0.014], distance: [0.3, 3.8], spread: 0.48 }, banks),
    ...scatter('broadleaf', seed + 2, { count: 260, variants: 8, size: [0.012, 0.024], distance: [0.45, 2], spread: 0.46 }, low),
  ];
}
