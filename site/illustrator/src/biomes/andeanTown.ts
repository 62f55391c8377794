import { buildDome } from '#src/buildings/dome.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { laneDistances, placeHillTown, settleHouse } from '#src/scenery/placeHillTown.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const andeanTown: Biome = { buildTerrain, placeBuildings, placeProps };

/** The square in the middle of the town. */
const square = { left: -0.062, right: 0.05, from: 0.5, to: 0.6 } as const;

/** A town of tiled roofs in the bowl of a high valley, brown hills around it, one white mountain far off. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const slope = 0.012 * smoothstep(0.45, 0.24, z) + 0.05 * smoothstep(0.75, 1.7, z + 0.3 * Math.abs(x));
      const hills =
        smoothstep(1.25, 3, z + 0.25 * Math.abs(x) + 0.2 * line(x * 1.6, 2.5)) * (0.2 + 0.26 * fbm(line, x * 0.7 + 3, z * 0.6, 5)) +
        0.3 * smoothstep(3, 6, z) * (0.7 + 0.5 * fbm(line, x * 0.4 + 9, z * 0.3, 4));
      const d = Math.hypot(x - 3.4, (z - 15) * 0.7);
      const white =
        smoothstep(10, 12.5, z) * (0.5 + 2.3 * Math.exp(-d / 1.7)) * (0.5 + 0.7 * ridgedNoise(line, x * 0.42 + 3, z * 0.3, octaves));
      return slope + hills * (1 + 0.3 * erodedNoise(rock, x * 1.8, z * 1.5, octaves - 1)) + white + 0.0008 * line(x * 40, z * 30);
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 8, z * 6, 4);
      if (isSquare(x, z)) return Math.hypot((x + 0.006) / 0.044, (z - 0.55) / 0.036) < 1 && line(x * 120, z * 90) > -0.25 ? 1 : 4;
      if (z < 1.2 && height < 0.12) return 2 + 0.4 * tone;
      if (z > 9) return mix(2, 3, smoothstep(0.75, 1, height + 0.2 * tone));
      return mix(clamp(0.4 + 0.9 * tone, 0, 1), 2 + 0.3 * tone, smoothstep(-0.1, 0.35, tone + 0.6 * line(x * 3, z * 2.4)));
    },
    woods: (x, z) => smoothstep(0.1, 0.4, line(x * 5, z * 4)) * smoothstep(1.2, 1.6, z),
  };
}

function isSquare(x: number, z: number): boolean {
  return x > square.left && x < square.right && z > square.from && z < square.to;
}

/** Houses around courtyards, the cathedral and a second church on the square. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const walls = [5, 6, 5, 5] as const;
  const town = (lanes: readonly number[], ends: (z: number) => readonly [number, number], salt: number): void =>
    placeHillTown(seed + salt, terrain, buffer, {
      lanes,
      ends,
      size: [0.0042, 0.0082],
      height: [0.42, 0.7],
      stairs: { at: (z) => [-0.12 + 0.2 * (z - 0.5), 0.1 + 0.12 * (z - 0.5), 0.26 * z, -0.3 * z], halfWidth: 0.0014 },
      free: 0.1,
      finish: (chance) => ({
        roof: chance < 0.72 ? 'gable' : 'hip',
        inks: [walls[Math.floor(chance * 31) % 4], chance * 9 - Math.floor(chance * 9) < 0.6 ? 8 : 9, 10],
      }),
    });
  const lanes = laneDistances(0.2, 1.75, 70);
  town(
    lanes.filter((z) => z < square.from - 0.012 || z > square.to + 0.062),
    (z) => [-0.42 * z, 0.42 * z],
    3,
  );
  const beside = lanes.filter((z) => z >= square.from - 0.012 && z <= square.to + 0.062);
  town(beside, (z) => [-0.42 * z, square.left - 0.008], 4);
  town(beside, (z) => [square.right + 0.036, 0.42 * z], 5);
  church(buffer, terrain, -0.012, square.to + 0.006, 1.4);
  church(buffer, terrain, square.right + 0.014, 0.55, 1.05);
}

/** A church of rose stone: a nave between two bell towers with domes. */
function church(buffer: GeometryBuffer, terrain: Terrain, x: number, z: number, scale: number): void {
  const block = (dx: number, dz: number, width: number, length: number, height: number, roofHeight = 0): void =>
    settleHouse(buffer, terrain, {
      x: x + dx * scale,
      z: z + dz * scale,
      width: width * scale,
      length: length * scale,
      height: height * scale,
      rotation: 0,
      roof: roofHeight > 0 ? 'gable' : 'flat',
      roofHeight: roofHeight * scale,
      inks: [11, roofHeight > 0 ? 8 : 11, 11],
    });
  const ground = terrain.height(x, z, 8);
  block(0, 0.018, 0.0105, 0.019, 0.0155, 0.004);
  block(0, -0.002, 0.0062, 0.003, 0.021);
  for (const dx of [-0.003, 0, 0.003]) door(buffer, x + dx * scale, ground, z - 0.0052 * scale, (dx === 0 ? 0.0011 : 0.0007) * scale);
  buildDome(buffer, x, ground + 0.0185 * scale, z + 0.026 * scale, 0.006 * scale, 8);
  for (const side of [-1, 1]) {
    block(side * 0.0115, 0, 0.0048, 0.0048, 0.0205);
    block(side * 0.0115, 0, 0.0038, 0.0038, 0.0268);
    buildDome(buffer, x + side * 0.0115 * scale, ground + 0.0268 * scale, z, 0.0036 * scale, 11);
    for (const dx of [-0.0016, 0.0016])
      door(buffer, x + (side * 0.0115 + dx) * scale, ground + 0.0222 * scale, z - 0.004 * scale, 0.0007 * scale);
  }
}

/** A doorway in shade, twice as high as wide. */
function door(buffer: GeometryBuffer, x: number, ground: number, z: number, half: number): void {
  const [low, high] = [ground - 0.001, ground + half * 4.4];
  fillPolygon(
    buffer,
    [
      [x - half, low, z],
      [x + half, low, z],
      [x + half, high, z],
      [x, high + half, z],
      [x - half, high, z],
    ],
    10,
  );
}

/** Eucalyptus on the hills and in the courtyards. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  const courts = (x: number, z: number): number => (isSquare(x, z) ? 0 : 0.4);
  return [
    ...scatter('broadleaf', seed, { count: 420, variants: 8, size: [0.005, 0.009], distance: [0.28, 1.3], spread: 0.44 }, courts),
    ...scatter('bush', seed + 1, { count: 14, variants: 8, size: [0.003, 0.005], distance: [0.52, 0.58], spread: 0.06 }, () => 0.8),
    ...scatter('poplar', seed + 2, { count: 1500, variants: 6, size: [0.014, 0.024], distance: [1.25, 3.4], spread: 0.46 }, woods),
  ];
}
