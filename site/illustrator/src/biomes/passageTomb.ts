import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const passageTomb: Biome = { buildTerrain, placeBuildings, placeProps };

const tomb = { x: 0.022, z: 0.2, radius: 0.041 } as const;

/** A great mound on a rise, fields and hedges of a river valley behind it. */
function buildTerrain(seed: number): Terrain {
  const roll = gradientNoise(seed);
  const warped = (x: number, z: number): readonly [number, number] => [
    Math.floor((x + 0.06 * roll(x * 3, z * 2)) * 7 + z),
    Math.floor((z + 0.05 * roll(x * 3 + 5, z * 2)) * 4.2),
  ];
  return {
    height(x, z, octaves) {
      const rise = 0.0016 * roll(x * 18, z * 10) * smoothstep(0.04, 0.2, z) - 0.03 * smoothstep(0.3, 0.9, z);
      const valley =
        0.02 * smoothstep(0.9, 2, z) * (1 + roll(x * 1.2, z)) + 0.14 * smoothstep(2.2, 6, z) * (0.7 + fbm(roll, x * 0.6, z * 0.4, 4));
      const d = Math.hypot(x - tomb.x, z - tomb.z) / (tomb.radius * 0.985);
      const mound = d < 1 ? 0.0036 + 0.0094 * (1 - d * d) ** 0.8 : 0;
      return rise + valley + mound + 0.00006 * fbm(roll, x * 420, z * 240, Math.min(3, octaves - 5)) * smoothstep(0.1, 0.03, z);
    },
    cover(x, z) {
      const tone = fbm(roll, x * 40, z * 22, 4);
      if (Math.hypot(x - tomb.x, z - tomb.z) < tomb.radius) return 0.35 + 0.4 * tone;
      const lot = hashCell(...warped(x, z), seed) & 7;
      return z < 0.3 ? clamp(0.5 + 0.9 * tone + 0.5 * fbm(roll, x * 9, z * 5, 3), 0, 2) : mix(0.2 + 0.16 * lot, 2.9, smoothstep(3, 6, z));
    },
    woods(x, z) {
      const [a, b] = warped(x, z);
      const [c, d] = warped(x + 0.007 * z, z);
      const [e, f] = warped(x, z + 0.014 * z);
      return z > 0.34 && (a !== c || b !== d || a !== e || b !== f) ? 0.9 : 0.02 * smoothstep(0.34, 0.5, z);
    },
  };
}

/** The wall of white quartz over kerbstones, and the entrance. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const ground = terrain.height(tomb.x, tomb.z - tomb.radius - 0.001, 6) - 0.0008;
  const rings = [
    [tomb.radius * 1.012, 0],
    [tomb.radius * 1.012, 0.0019],
    [tomb.radius * 1.001, 0.002],
    [tomb.radius, 0.0052],
    [tomb.radius * 0.98, 0.0056],
  ] as const;
  buildLathe(buffer, { x: tomb.x, z: tomb.z, ground, profile: rings, sides: 120, rotation: 0, inks: [4, 4, 5, 6] });
  const door = { x: tomb.x - 0.004, rotation: 0, roof: 'flat', ground } as const;
  buildHouse(buffer, { ...door, z: 0.15895, width: 0.0021, length: 0.0006, height: 0.0042, inks: [4, 4, 4] });
  buildHouse(buffer, { ...door, z: 0.15825, width: 0.0009, length: 0.0002, height: 0.0024, inks: [7, 7, 7] });
  buildHouse(buffer, { ...door, z: 0.15815, width: 0.0008, length: 0.00025, height: 0.0037, ground: ground + 0.0001, inks: [7, 4, 7] });
  buildHouse(buffer, { ...door, z: 0.1568, width: 0.0017, length: 0.0004, height: 0.0017, inks: [4, 4, 4] });
}

/** Hedges and ash trees, sheep, long grass. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  const flock = (
    [
      [-0.0085, 0.047, 1],
      [-0.0118, 0.052, 4],
      [-0.017, 0.075, 1],
      [-0.0145, 0.08, 2],
      [-0.021, 0.086, 3],
      [-0.026, 0.098, 4],
      [-0.0125, 0.094, 5],
      [-0.034, 0.12, 6],
      [-0.029, 0.13, 7],
      [-0.044, 0.15, 8],
    ] as const
  ).map(([x, z, variant]): Prop => ({ kind: 'sheep', x, z, size: 0.00125, variant, flip: variant % 3 === 0 }));
  return [
    ...flock,
    { kind: 'broadleaf', x: -0.082, z: 0.22, size: 0.018, variant: 3 },
    { kind: 'broadleaf', x: -0.094, z: 0.25, size: 0.015, variant: 5 },
    ...scatter('bush', seed, { count: 4200, variants: 8, size: [0.003, 0.008], distance: [0.34, 4], spread: 0.44 }, woods),
    ...scatter('broadleaf', seed + 1, { count: 420, variants: 8, size: [0.009, 0.017], distance: [0.34, 3.4], spread: 0.44 }, woods),
    ...scatter('grass', seed + 2, { count: 3400, variants: 9, size: [0.0002, 0.0005], distance: [0.026, 0.09], spread: 0.42 }, () => 0.8),
  ];
}
