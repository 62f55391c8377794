import { buildDome } from '#src/buildings/dome.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { laneDistances, placeHillTown, settleHouse } from '#src/scenery/placeHillTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const cycladicTown: Biome = { buildTerrain, placeBuildings, placeProps };

const lanes = laneDistances(0.27, 0.55, 24);

/** A ridge that comes down from the right to a saddle above the sea; bare headlands and islands beyond. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const edge = -0.085 - 0.1 * z + 0.03 * fbm(line, z * 9 + 2, x * 4, 4) + 0.26 * smoothstep(0.56, 0.95, z);
      const inland = x - edge;
      const slope = 0.1 * smoothstep(0.24, 0.6, z) + 0.07 * smoothstep(-0.08, 0.26, x) * smoothstep(0.1, 0.5, z);
      const crest = 0.05 * smoothstep(0.08, 0.4, x) * smoothstep(0.5, 0.7, z) * (1 + 0.3 * erodedNoise(rock, x * 9, z * 8, octaves - 3));
      const rough = 0.005 * erodedNoise(rock, x * 34, z * 26, octaves - 4) * (1 - townShare(x, z));
      const land = (0.018 + slope + crest + rough) * smoothstep(0, 0.1, inland) * smoothstep(0.84, 0.68, z);
      const capes = [
        [-1.0, 1.9, 0.62, 0.4, 0.24],
        [-1.9, 3.1, 1.0, 0.5, 0.5],
        [0.7, 4.6, 0.8, 0.5, 0.3],
        [2.6, 6.8, 2.2, 0.8, 0.72],
      ].reduce((most, [cx, cz, wide, deep, tall]) => Math.max(most, tall * gaussian(cx, wide, x) * gaussian(cz, deep, z)), 0);
      const far = capes * (1 + 0.4 * erodedNoise(rock, x * 1.6, z * 1.5, octaves - 0.6)) - 0.045;
      const ridge = z < 0.84 ? land - 0.001 : -0.03;
      return Math.max(inland > 0 ? ridge : Math.max(-0.04, inland * 0.5), far);
    },
    cover(x, z, height) {
      if (z > 1) return clamp(1 + 0.5 * fbm(line, x * 5, z * 4, 4), 0, 2);
      const town = townShare(x, z);
      if (town > 0.5) {
        if (stairsAt(z).some((at) => Math.abs(at - x) < 0.0026)) return 3 + 0.9 * smoothstep(-0.2, 0.5, Math.sin(height * 2600));
        return 3.15 + 0.2 * fbm(line, x * 160, z * 160, 2);
      }
      const terrace = smoothstep(0.5, 0.9, Math.abs(Math.sin(height * 190 + 2.4 * line(x * 12, z * 12)))) * 0.7;
      const scrub = fbm(line, x * 30, z * 22, 4);
      return mix(1.2 + 0.6 * scrub + terrace * 0.5, 0.2, smoothstep(0.05, 0.4, scrub));
    },
  };
}

/** How far a place lies in the town, 0 to 1. */
function townShare(x: number, z: number): number {
  const [left, right] = ends(z);
  return smoothstep(left - 0.006, left, x) * smoothstep(right + 0.006, right, x) * smoothstep(0.262, 0.268, z) * smoothstep(0.55, 0.54, z);
}

function ends(z: number): readonly [number, number] {
  return [-0.09 + 0.05 * Math.sin(z * 26) + 0.1 * smoothstep(0.42, 0.54, z), 0.1 + 0.08 * z - 0.05 * Math.sin(z * 19)];
}

function stairsAt(z: number): readonly number[] {
  return [-0.012 + 0.13 * (z - 0.27) + 0.008 * Math.sin(z * 50), 0.066 - 0.16 * (z - 0.27), -0.062 + 0.24 * (z - 0.27)];
}

/** White houses along the lanes, blue doors and two blue domes, windmills on the crest. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  placeHillTown(seed + 3, terrain, buffer, {
    lanes,
    ends,
    size: [0.0026, 0.0044],
    height: [0.6, 1.05],
    stairs: { at: stairsAt, halfWidth: 0.0028 },
    free: 0.1,
    finish: (chance) => ({ roof: 'flat', inks: [chance > 0.86 ? 3 : 5, 6, chance < 0.3 ? 7 : 8] }),
  });
  for (const [x, z, size] of [
    [0.031, 0.345, 0.0062],
    [-0.035, 0.43, 0.0056],
  ] as const) {
    settleHouse(buffer, terrain, {
      x,
      z,
      width: size,
      length: size * 1.2,
      height: size * 2.1,
      rotation: 0.06,
      roof: 'flat',
      inks: [5, 6, 7],
    });
    const top = terrain.height(x, z + size, 8) + size * 2;
    buildLathe(buffer, {
      x,
      z,
      ground: top,
      profile: [
        [size * 0.8, 0],
        [size * 0.8, size * 0.34],
      ],
      sides: 12,
      rotation: 0,
      inks: [5],
    });
    buildDome(buffer, x, top + size * 0.3, z, size * 0.8, 7);
    settleHouse(buffer, terrain, {
      x: x + size * 1.5,
      z: z - size,
      width: size * 0.3,
      length: size * 0.26,
      height: size * 4.2,
      rotation: 0.06,
      roof: 'hip',
      roofHeight: size * 0.5,
      inks: [5, 5, 7],
    });
  }
  for (const [x, z] of [
    [0.15, 0.6],
    [0.192, 0.62],
    [0.236, 0.635],
  ] as const) {
    const ground = terrain.height(x, z, 6) - 0.002;
    buildLathe(buffer, { x, z, ground, profile: '0.0046,0 0.0042,0.013 0.0048,0.0131 0,0.019', sides: 14, rotation: 0, inks: [5, 5, 9] });
  }
}

/** Sails on the open water, scrub on the slopes. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const wild = (x: number, z: number): number => (townShare(x, z) > 0 || terrain.height(x, z, 6) < 0.02 || z > 0.95 ? 0 : 0.8);
  return [
    ...scatter('bush', seed, { count: 2600, variants: 8, size: [0.0009, 0.0026], distance: [0.13, 0.95], spread: 0.46 }, wild),
    ...scatter(
      'cypress',
      seed + 1,
      { count: 16, variants: 5, size: [0.008, 0.013], distance: [0.28, 0.5], spread: 0.3 },
      (x, z) => townShare(x, z) * 0.6,
    ),
    { kind: 'sail', x: -0.2, z: 0.74, size: 0.014, variant: 0 },
    { kind: 'sail', x: -0.42, z: 1.4, size: 0.016, variant: 0, flip: true },
    { kind: 'sail', x: -0.1, z: 2.6, size: 0.018, variant: 0 },
  ];
}
