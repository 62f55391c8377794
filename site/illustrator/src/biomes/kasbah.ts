import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const kasbah: Biome = { buildTerrain, placeBuildings, placeProps };

/** A dry valley with palms, a hill for a walled village, and a high snowy range behind. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const bed = Math.abs(x - 0.04 + 0.14 * Math.sin(z * 4.4)) - 0.045;
      const floor = 0.012 * fbm(line, x * 4, z * 3, 4) + clamp(bed * 0.12, -0.004, 0.008);
      const hill =
        0.15 *
        gaussian(0.22, 0.28, x) *
        gaussian(1.25, 0.26, z + 0.04 * line(x * 5, 3.5)) *
        (1 + 0.16 * erodedNoise(rock, x * 5, z * 5, octaves - 2));
      const sides = 0.2 * smoothstep(0.5, 1.4, Math.abs(x - 0.15) - 0.06 * z) * (1 + 0.4 * erodedNoise(rock, x * 3, z * 2.6, octaves - 1));
      const hills =
        0.3 *
        smoothstep(2, 4, z) *
        Math.max(0, 0.35 + 0.9 * fbm(line, x * 0.8 + 3, z * 0.6, 4)) *
        (1 + 0.4 * erodedNoise(rock, x * 1.8, z * 1.6, octaves - 0.5));
      const atlas =
        smoothstep(7, 11, z) *
        (0.5 + 1.5 * ridgedNoise(line, x * 0.24 + 2, z * 0.2, octaves + 0.6)) *
        (1 + 0.15 * erodedNoise(rock, x * 0.8, z * 0.8, octaves));
      return 0.02 + floor + hill + sides + hills + atlas;
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 4, z * 3.6, 4);
      if (z > 6) return mix(2, 3, smoothstep(0.95, 1.25, height + 0.3 * tone + 0.4 * (up - 0.7)));
      const green =
        smoothstep(0.16, 0.06, Math.abs(x - 0.04 + 0.14 * Math.sin(z * 4.4)) - 0.05) *
        smoothstep(0.085, 0.05, height) *
        smoothstep(-0.25, 0.1, tone);
      return mix(1.2 + 0.5 * tone + 0.25 * Math.sin(height * 150 + 4 * tone), 0.2, green);
    },
    woods: (x, z, height) =>
      smoothstep(0.2, 0.05, Math.abs(x - 0.04 + 0.14 * Math.sin(z * 4.4)) - 0.03) *
      smoothstep(0.09, 0.05, height) *
      smoothstep(0.3, 0.5, z),
  };
}

function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grows = treeDensity(terrain);
  return [
    { kind: 'datePalm', x: -0.135, z: 0.4, size: 0.052, variant: 3 },
    { kind: 'datePalm', x: -0.112, z: 0.43, size: 0.04, variant: 1 },
    { kind: 'datePalm', x: -0.16, z: 0.42, size: 0.036, variant: 5 },
    ...scatter('datePalm', seed, { count: 240, variants: 7, size: [0.016, 0.028], distance: [0.5, 2], spread: 0.44 }, grows),
    ...scatter('bush', seed + 1, { count: 700, variants: 8, size: [0.004, 0.01], distance: [0.4, 2], spread: 0.44 }, grows),
  ];
}

/** Walled houses of red earth with tapering towers, one above another, a granary on top. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  const towerAt = (x: number, z: number, wide: number, height: number): void => {
    const ground = terrain.height(x, z, 6) - 0.004;
    buildLathe(buffer, {
      x,
      z,
      ground,
      profile: `${wide * 1.35},0 ${wide * 1.12},${height * 0.9} ${wide * 1.12},${height * 0.9} ${wide * 1.1},${height} 0,${height * 0.985}`,
      sides: 4,
      rotation: 0.65,
      inks: [4],
    });
    for (let corner = 0; corner < 4; corner += 1) {
      const angle = 0.65 + (corner * Math.PI) / 2;
      buildLathe(buffer, {
        x: x + Math.cos(angle) * wide * 0.98,
        z: z + Math.sin(angle) * wide * 0.98,
        ground: ground + height,
        profile: `${wide * 0.2},${-height * 0.02} ${wide * 0.1},${height * 0.09} 0,${height * 0.1}`,
        sides: 4,
        rotation: 0.65,
        inks: [4],
      });
    }
    for (let i = 0; i < 3; i += 1)
      buildHouse(buffer, {
        x,
        z: z - wide * 0.66,
        ground: ground + height * (0.5 + 0.16 * i),
        width: wide * 0.3,
        length: wide * 0.1,
        height: height * 0.05,
        rotation: -0.14,
        roof: 'flat',
        inks: [6, 6, 6],
      });
  };
  for (let i = 0; i < 330; i += 1) {
    const a = next() * Math.PI * 2;
    const r = next() ** 0.7;
    const x = 0.2 + Math.cos(a) * r * 0.25;
    const z = 1.14 + Math.sin(a) * r * 0.16;
    const ground = terrain.height(x, z, 6);
    if (ground < 0.05) continue;
    const size = 0.007 + 0.006 * next();
    buildHouse(buffer, {
      x,
      z,
      ground: ground - 0.003,
      width: size,
      length: size * (0.9 + 0.8 * next()),
      height: size * (0.9 + 0.8 * next()),
      rotation: -0.14 + (next() < 0.3 ? 0.4 : 0),
      roof: 'flat',
      inks: [next() < 0.5 ? 4 : 5, 5, 6],
    });
  }
  for (const [x, z, wide, height] of [
    [0.1, 1.0, 0.0082, 0.042],
    [0.15, 0.98, 0.0074, 0.036],
    [0.21, 1.0, 0.009, 0.05],
    [0.27, 1.02, 0.0078, 0.04],
    [0.32, 1.06, 0.0074, 0.036],
    [0.05, 1.04, 0.007, 0.034],
    [0.24, 1.1, 0.0074, 0.04],
    [0.17, 1.1, 0.0074, 0.044],
    [0.22, 1.26, 0.0105, 0.036],
  ] as const)
    towerAt(x, z, wide, height);
}
