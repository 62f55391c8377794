import { settleHouse } from '#src/scenery/placeHillTown.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const trulli: Biome = { buildTerrain, placeBuildings, placeProps };

/** Red earth with olive groves between dry stone walls, and a low wooded ridge at the end of the plain. */
function buildTerrain(seed: number): Terrain {
  const roll = gradientNoise(seed);
  const stone = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const swell = 0.003 * roll(x * 9, z * 6) * smoothstep(0.05, 0.3, z) + 0.012 * smoothstep(0.3, 1.4, z) * (1 + roll(x * 1.4, z));
      const ridge = smoothstep(2.5, 6, z) * (0.12 + 0.1 * fbm(roll, x * 0.5 + 4, z * 0.3, Math.min(5, octaves)));
      const clods = 0.00011 * fbm(stone, x * 320, z * 240, Math.min(3, octaves - 5)) * smoothstep(0.12, 0.03, z);
      const wall = 0.001 * smoothstep(0.3, 0.6, wallAt(x, z)) * (0.9 + 0.16 * stone(x * 2600, z * 400));
      return swell + ridge + clods + wall;
    },
    cover(x, z, height) {
      if (wallAt(x, z) > 0.35) return 3 - 0.45 * Math.abs(stone(x * 800, z * 800));
      if (Math.abs(x - path(z)) < 0.0012) return 2.9;
      const plot = hashCell(Math.floor(x * 9 + 0.4 * roll(x * 3, z * 3)), Math.floor(Math.log(z) * 4.5), seed) & 7;
      const weeds = fbm(roll, x * 60, z * 34, 4) + 0.5 * fbm(stone, x * 260, z * 150, 2) * smoothstep(0.15, 0.03, z);
      const ground = plot < 3 ? 0.15 + 0.7 * clamp(weeds) : 0.9 + 0.3 * weeds;
      return mix(Math.max(0, ground), 4, smoothstep(0.03, 0.09, height) * smoothstep(1.2, 3, z));
    },
    woods: (x, z) => smoothstep(0.2, 0.5, roll(x * 2.2 + 6, z * 1.6)) * smoothstep(0.35, 0.9, z),
  };
}

/** How much of a dry stone wall stands at a place, 0 to 1. */
function wallAt(x: number, z: number): number {
  const across = [0.056, 0.118, 0.21, 0.36, 0.6].reduce(
    (most, at) => Math.max(most, gaussian(at + 0.05 * x + 0.002 * Math.sin(x * 60), 0.00055 + at * 0.002, z)),
    0,
  );
  const along =
    [-0.07, 0.11].reduce((most, at) => Math.max(most, gaussian(at * (0.55 + z * 2.4), 0.0006, x)), 0) * smoothstep(0.055, 0.06, z);
  return Math.abs(x - path(z)) < 0.0026 ? 0 : Math.max(across, along);
}

/** x of the white path at a distance. */
function path(z: number): number {
  return -0.006 + 0.24 * (z - 0.03) - 0.004 * Math.sin(z * 70);
}

/** A farm of trulli: white walls under grey cones, a pinnacle on each; more of them in the plain. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  const trullo = (x: number, z: number, radius: number): void => {
    const ground = terrain.height(x, z, 6) - 0.0002;
    const wall = radius * 0.86;
    const cone = Array.from({ length: 22 }, (_, i): readonly [number, number] => [
      radius * 1.12 * (1 - i / 22) ** 0.9 + radius * 0.04,
      wall + (radius * 1.72 * i) / 21,
    ]);
    const steps = cone.flatMap(([r, y], i) => [[r, y] as const, [r * 0.98, (cone[i + 1]?.[1] ?? y) - 0.0001] as const]);
    buildLathe(buffer, { x, z, ground, profile: [[radius, 0], [radius, wall], ...steps], sides: 22, rotation: 0.1, inks: [5, 5, 6, 7] });
    const top = ground + wall + radius * 1.72;
    buildLathe(buffer, {
      x,
      z,
      ground: top,
      profile: [
        [radius * 0.16, 0],
        [radius * 0.11, radius * 0.16],
        [radius * 0.15, radius * 0.24],
        [0, radius * 0.4],
      ],
      sides: 10,
      rotation: 0,
      inks: [5],
    });
  };
  for (const [x, z, radius] of [
    [0.0105, 0.082, 0.0032],
    [0.0172, 0.0806, 0.0036],
    [0.0243, 0.083, 0.003],
    [0.0205, 0.088, 0.0034],
    [0.0135, 0.089, 0.0028],
  ] as const)
    trullo(x, z, radius);
  settleHouse(buffer, terrain, {
    x: 0.0172,
    z: 0.0804,
    width: 0.0098,
    length: 0.0021,
    height: 0.0026,
    rotation: 0.02,
    roof: 'flat',
    inks: [5, 5, 5],
  });
  for (const [x, wide, high] of [
    [0.0172, 0.00055, 0.002],
    [0.0118, 0.00034, 0.0012],
    [0.0226, 0.00034, 0.0012],
  ] as const)
    settleHouse(buffer, terrain, {
      x,
      z: 0.0782,
      width: wide,
      length: 0.0001,
      height: high,
      rotation: 0.02,
      roof: 'flat',
      inks: [8, 8, 8],
    });
  for (let i = 0; i < 46; i += 1) {
    const z = 0.24 + 1.1 * next() ** 1.6;
    const x = (next() * 2 - 1) * z * 0.42;
    for (let n = 0; n < 2 + 2 * next(); n += 1) trullo(x + n * 0.0062, z + 0.003 * next(), 0.0028 + 0.0008 * next());
  }
}

/** Old olives in rows, one great one on the left, poppies and grass at the feet. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const next = seededRandom(seed + 8);
  const orchard = Array.from({ length: 34 }, (_, i) => 0.05 * 1.085 ** i).flatMap((z, row) =>
    Array.from({ length: 26 }, (_, i): Prop => ({
      kind: 'olive',
      x: (i - 13) * 0.0092 * (1 + row * 0.03) + 0.002 * next(),
      z: z + 0.0015 * next(),
      size: 0.0038 + 0.0016 * next(),
      variant: Math.floor(next() * 8),
    })),
  );
  const isFree = ({ x, z }: Prop): boolean =>
    wallAt(x, z) < 0.1 && Math.abs(x - path(z)) > 0.005 && !(x > 0.002 && x < 0.033 && z > 0.05 && z < 0.098);
  return [
    { kind: 'olive', x: -0.0098, z: 0.0365, size: 0.0072, variant: 3 },
    { kind: 'olive', x: -0.0185, z: 0.047, size: 0.0062, variant: 5 },
    { kind: 'olive', x: 0.0335, z: 0.07, size: 0.0058, variant: 2 },
    ...orchard.filter(isFree),
    ...scatter(
      'broadleaf',
      seed + 1,
      { count: 700, variants: 8, size: [0.006, 0.011], distance: [0.4, 3], spread: 0.44 },
      (x, z) => terrain.woods?.(x, z, 0) ?? 0,
    ),
    ...scatter('cypress', seed + 5, { count: 26, variants: 6, size: [0.007, 0.011], distance: [0.16, 1.2], spread: 0.4 }, () => 0.6),
    ...scatter('grass', seed + 2, { count: 1500, variants: 9, size: [0.0002, 0.0005], distance: [0.0215, 0.07], spread: 0.4 }, (x, z) =>
      Math.abs(x - path(z)) < 0.0014 ? 0 : 0.7,
    ),
    ...scatter('poppy', seed + 4, { count: 900, variants: 5, size: [0.00024, 0.0004], distance: [0.0215, 0.055], spread: 0.4 }, (x, z) =>
      Math.abs(x - path(z)) < 0.0014 ? 0 : smoothstep(0.05, 0.5, Math.sin(x * 420) * Math.cos(z * 310)),
    ),
  ];
}
