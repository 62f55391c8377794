import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe, scaleProfile } from '#src/buildings/lathe.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Outline } from '#src/svg/outline.ts';
import type { Biome } from './biome.ts';

export const pillars: Biome = { buildTerrain, placeBuildings, placeProps };

/** The rocks, nearest first. */
const rocks: readonly (readonly [x: number, z: number, wide: number, deep: number, tall: number])[] = [
  [-0.165, 0.94, 0.05, 0.05, 0.215],
  [-0.125, 0.95, 0.03, 0.04, 0.15],
  [0.11, 1.22, 0.085, 0.08, 0.345],
  [0.185, 1.26, 0.06, 0.07, 0.27],
  [0.035, 1.2, 0.04, 0.05, 0.21],
  [0.39, 1.06, 0.1, 0.12, 0.37],
  [0.3, 1.0, 0.06, 0.08, 0.25],
  [0.47, 1.12, 0.09, 0.1, 0.4],
  [-0.045, 1.66, 0.07, 0.07, 0.3],
  [-0.11, 1.68, 0.05, 0.06, 0.23],
  [-0.46, 1.5, 0.09, 0.09, 0.3],
  [-0.37, 1.56, 0.06, 0.06, 0.22],
  [-0.55, 1.6, 0.07, 0.07, 0.36],
  [0.3, 2.0, 0.13, 0.12, 0.43],
  [0.44, 2.1, 0.09, 0.1, 0.36],
  [0.04, 2.4, 0.1, 0.1, 0.34],
  [-0.16, 2.5, 0.06, 0.08, 0.26],
  [-0.3, 2.6, 0.09, 0.1, 0.3],
  [0.66, 2.4, 0.2, 0.16, 0.5],
  [-0.72, 2.6, 0.1, 0.12, 0.26],
];

/** Monasteries: place, size and height of the levelled rock. */
const sites = [
  [-0.165, 0.935, 0.034, 0.2],
  [0.11, 1.21, 0.058, 0.325],
  [-0.045, 1.65, 0.05, 0.28],
  [0.3, 1.98, 0.06, 0.4],
] as const;

/** Wings of a monastery around its church: offset right and ahead, half width, half length, height, relative to its size. */
const wings = [
  [-0.62, -0.1, 0.3, 0.2, 0.42],
  [-0.2, -0.38, 0.26, 0.22, 0.62],
  [0.28, -0.34, 0.3, 0.2, 0.5],
  [0.72, -0.05, 0.22, 0.24, 0.36],
  [-0.5, 0.3, 0.3, 0.2, 0.5],
  [0.5, 0.34, 0.34, 0.2, 0.46],
] as const;

/** Pillars of grey sandstone with flat heads over wooded ravines, a plain and long ranges beyond. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const foot = (x: number, z: number): number =>
    0.02 +
    0.1 * smoothstep(-0.35, 0.7, x - 0.1 * (z - 1)) * smoothstep(3.4, 2.2, z) +
    0.035 * line(x * 2.3, z * 2) * smoothstep(4, 2.4, z) +
    0.12 * smoothstep(0.75, 0.35, z) * smoothstep(-0.25, 0.3, x);
  const pillar = (x: number, z: number): number => {
    const bulge = 0.014 * line(x * 13 + 3, z * 12) + 0.006 * line(x * 34, z * 30);
    const split = smoothstep(0.1, 0.02, Math.abs(line(x * 15 + 8, z * 13)));
    const worn = (1 - 0.16 * split) * (1 + 0.1 * line(x * 17, z * 15 + 4));
    let top = 0;
    for (const [cx, cz, wide, deep, tall] of rocks) {
      const [dx, dz] = [(x + bulge - cx) / wide, (z + 0.8 * bulge - cz) / deep];
      if (Math.abs(dx) > 1 || Math.abs(dz) > 1) continue;
      const inside = 1 - (Math.abs(dx) ** 2.6 + Math.abs(dz) ** 2.6) * (1 + 0.24 * line(x * 40, z * 36));
      if (inside > 0) top = Math.max(top, tall * (0.92 * clamp(inside / 0.36) ** 0.62 + 0.08 * inside));
    }
    return siteAt(x, z) ? Math.min(top, siteAt(x, z)) : top * worn;
  };
  return {
    height(x, z, octaves) {
      const p = pillar(x, z);
      const woods = z < 3.6 ? 0.007 * canopyHeight(x * 90, z * 80, seed) + 0.004 * canopyHeight(x * 150, z * 140, seed + 1) : 0;
      const range =
        smoothstep(6, 10, z) *
        (0.12 + 0.75 * ridgedNoise(line, x * 0.22 + 3, z * 0.24, octaves)) *
        (1 + 0.2 * erodedNoise(rock, x * 0.8, z * 0.7, octaves));
      const base = foot(x, z) + range;
      if (p <= 0.004) return base + woods;
      return (
        base * 0.6 +
        p * (1 + (siteAt(x, z) ? 0.02 : 0.14) * erodedNoise(rock, x * 11, z * 9, octaves - 1.4)) +
        (p > 0.1 ? 0.002 * canopyHeight(x * 260, z * 220, seed) : 0)
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 8, z * 7, 4);
      const p = pillar(x, z);
      if (z > 5) return mix(0.4 + 0.6 * clamp(0.5 + tone), 4, smoothstep(0.06, 0.2, height));
      if (height < foot(x, z) + 0.016) return clamp(0.45 + 0.8 * fbm(line, x * 20, z * 18, 3), 0, 1.6);
      const streak = fbm(line, x * 60 + 2 * line(x * 8, height * 9), height * 6, 3);
      const strata = 0.3 * Math.sin(height * 190 + 5 * fbm(line, x * 5, height * 12, 3));
      return mix(2.5 + 0.45 * streak + strata, 0.9, smoothstep(0.66, 0.86, up + 0.12 * tone) * smoothstep(0.05, 0.1, p));
    },
    woods: (x, z, height) => (pillar(x, z) < 0.01 && height < 0.2 ? 1 : 0),
  };
}

/** Height of the levelled rock where a monastery stands; 0 elsewhere. */
function siteAt(x: number, z: number): number {
  return sites.find(([cx, cz, size]) => Math.hypot(x - cx, z - cz) < size * 1.05)?.[3] ?? 0;
}

/** Oaks and cypresses in the ravines, scrub on the heads. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grows = treeDensity(terrain, 5);
  const set = (kind: string, count: number, size: readonly [number, number], shift: number): Prop[] =>
    scatter(kind, seed + shift, { count, variants: 7, size, distance: [0.5, 3], spread: 0.44 }, grows);
  return [...set('broadleaf', 900, [0.006, 0.013], 1), ...set('maple', 420, [0.006, 0.012], 2), ...set('cypress', 90, [0.009, 0.016], 3)];
}

/** Monasteries with tiled roofs on the heads of three rocks. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  for (const [x, z, size] of sites) {
    const ground = terrain.height(x, z, 5) - 0.002;
    for (const [across, ahead, wide, long, height] of wings)
      buildHouse(buffer, {
        x: x + across * size,
        z: z + ahead * size,
        ground: Math.min(ground, terrain.height(x + across * size, z + ahead * size, 5)),
        width: wide * size * 0.7,
        length: long * size,
        height: height * size * 0.6,
        rotation: 1.57 + 0.2 * across,
        roof: 'hip',
        roofHeight: 0.13 * size,
        inks: [5, 6, 7],
      });
    const addPart = (profile: Outline, ink: number): void =>
      buildLathe(buffer, { x, z, ground, profile: scaleProfile(profile, size, size), sides: 10, rotation: 0.3, inks: [ink] });
    addPart('0.15,0 0.15,0.56', 5);
    addPart('0.18,0.55 0.14,0.63 0.07,0.69 0,0.71', 6);
  }
}
