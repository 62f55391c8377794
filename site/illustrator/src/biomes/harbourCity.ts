import { buildBox } from '#src/buildings/box.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { placeWideTown } from '#src/scenery/placeWideTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const harbourCity: Biome = { buildTerrain, placeBuildings, placeProps };

/** x of the railway that climbs the near slope, at a distance. */
function railway(z: number): number {
  return -0.006 + 0.12 * (z - 0.12);
}

/** A steep garden slope, a strip of level city, a round harbour with an island, bare ranges on its far side. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const slope = Math.max(
        0,
        0.192 -
          z * (0.37 - 0.165 * z) +
          (0.014 * line(x * 5, z * 4) * smoothstep(0.16, 0.4, z) + 0.05 * Math.max(0, Math.abs(x) - 0.06)) * smoothstep(0.9, 0.5, z),
      );
      const ridge = 0.19 * gaussian(0.98, 0.34 + 0.1 * line(z * 2, 2.5), x - 0.16 * (z - 2)) * gaussian(2.3, 0.85, z);
      const left = 0.16 * gaussian(-0.95, 0.32, x) * gaussian(1.2, 0.5, z);
      const waterline = z - 1.22 - 0.1 * smoothstep(0.1, 0.5, x) + 0.05 * fbm(line, x * 4, 1.5, 3);
      const land = Math.max(ridge, left) - 0.016 * smoothstep(0.04, 0.1, waterline);
      const island = 0.085 * gaussian(-0.75, 0.42, x) * gaussian(5.2, 0.32, z) - 0.012;
      const shore = z - 8 - 0.5 * fbm(line, x * 0.6 + 3, 2.5, 4) + 0.16 * Math.abs(x - 0.8);
      const ranges =
        shore > 0
          ? 0.004 +
            0.5 * smoothstep(0, 2.6, shore) * (0.6 + 0.6 * fbm(line, x * 0.4 + 6, z * 0.2, 5)) +
            0.34 * smoothstep(3, 6, shore) * (0.5 + 0.6 * fbm(line, x * 0.26, 7.5, 5))
          : -0.03;
      const rough = 1 + 0.24 * erodedNoise(rock, x * 2.2, z * 1.8, octaves - 1);
      if (waterline < 0.03) return Math.max(0.003, slope + Math.max(ridge, left) * rough) + crowns(x, z, slope + Math.max(ridge, left));
      const high = Math.max(land, island, ranges);
      return high > 0 ? 0.002 + high * rough + crowns(x, z, high) : Math.max(-0.03, high * 0.5, -waterline * 0.1);
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 8, z * 6, 4);
      if (z < 0.75 && Math.abs(x - railway(z)) < 0.0032) return 3.2;
      if (z > 0.8 && z < 1.5 && height < 0.012) return mix(0.6 + 0.4 * tone, 3, smoothstep(-0.2, 0.1, tone + 2 * (z - 1.05)));
      if (z > 6.5) return mix(0.7 + 0.5 * tone, 2, smoothstep(0.3, 0.7, height + 0.2 * tone));
      return mix(clamp(0.2 + 0.8 * tone, 0, 1), 1.6, smoothstep(0.1, 0.4, tone + 0.3 * line(x * 3, z * 2)) * 0.7);
    },
    woods: (x, z, height) =>
      z < 0.8 && Math.abs(x - railway(z)) < 0.018 ? 0 : smoothstep(0.016, 0.03, height) * smoothstep(-0.45, 0.2, line(x * 7, z * 6)),
  };

  function crowns(x: number, z: number, height: number): number {
    return z > 0.8 ? 0.008 * canopyHeight(x * 80, z * 60, seed) * smoothstep(0.03, 0.07, height) * smoothstep(5, 3, z) : 0;
  }
}

const inks = {
  wall: 4,
  cream: 5,
  pastel: 6,
  red: 7,
  grey: 8,
  green: 9,
  opening: 10,
  tower: 11,
  side: 14,
  windows: 15,
  bright: 16,
} as const;

/** Wooden houses on the slopes, towers on the level ground, a red cable car on its way up. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const roofs = [inks.red, inks.grey, inks.green, inks.grey, inks.red] as const;
  const walls = [inks.wall, inks.cream, inks.wall, inks.pastel] as const;
  const finish = (chance: number) =>
    ({
      roof: chance < 0.6 ? 'gable' : 'hip',
      inks: [walls[Math.floor(chance * 23) % 4], roofs[Math.floor(chance * 4.99)], inks.opening],
    }) as const;
  placeWideTown(seed + 3, terrain, buffer, {
    count: 1500,
    distance: [0.2, 0.84],
    spread: 0.44,
    size: [0.0036, 0.0056],
    height: [0.9, 1.4],
    density: (x, z) => (Math.abs(x - railway(z)) < 0.012 + 0.004 / z ? 0 : 0.75),
    finish,
  });
  placeWideTown(seed + 4, terrain, buffer, {
    count: 2600,
    distance: [0.9, 3.2],
    spread: 0.46,
    size: [0.006, 0.01],
    height: [0.8, 1.2],
    density: (x, z) => (terrain.height(x, z, 4) > 0.016 && terrain.height(x, z, 4) < 0.135 ? 0.75 : 0),
    finish,
  });
  towers(seed + 5, terrain, buffer);
  track(terrain, buffer);
}

/** Towers in rows along the shore, the tall ones in the middle, with bands or rows of windows. */
function towers(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed);
  const walls = [inks.tower, inks.cream, inks.pastel, inks.side, inks.wall] as const;
  for (const row of [1.22, 1.17, 1.12, 1.07, 1.02, 0.97, 0.92, 0.87])
    for (let x = -0.3 * row; x < 0.36 * row;) {
      const half = 0.006 + 0.007 * next();
      const core = gaussian(-0.07, 0.1, x / row) + 0.4 * gaussian(0.12, 0.08, x / row);
      const tower = {
        x: x + half,
        z: row + 0.02 * next(),
        ground: Math.max(0.002, terrain.height(x + half, row, 4)) - 0.002,
        half,
        deep: 0.006 + 0.005 * next(),
        height: 0.012 + 0.016 * next() + 0.085 * core * next() ** 1.5,
        wall: walls[Math.floor(next() * 4.99)] ?? inks.wall,
        banded: next() < 0.55,
      };
      if (next() < 0.86) raise(buffer, tower, next);
      x += half * 2 + 0.003 + 0.02 * next() ** 2;
    }
}

type Tower = { x: number; z: number; ground: number; half: number; deep: number; height: number; wall: number; banded: boolean };

/** Fills one tower: walls, a parapet, a lift house on its roof, the windows of its front and of the side that we see. */
function raise(buffer: GeometryBuffer, { x, z, ground, half, deep, height, wall, banded }: Tower, next: () => number): void {
  buildBox(buffer, { x, z, base: ground, width: half, length: deep, height }, wall, inks.grey);
  buildBox(
    buffer,
    {
      x: x + half * (next() - 0.5) * 0.8,
      z,
      base: ground + height,
      width: half * 0.34,
      length: deep * 0.4,
      height: 0.003 + 0.003 * next(),
    },
    wall,
    inks.grey,
  );
  const floor = 0.0038;
  const side = x > 0 ? x - half - 0.0001 : x + half + 0.0001;
  const front = z - deep - 0.0002;
  for (let low = 0.0016; low + floor < height; low += floor) {
    const [from, to] = [ground + low, ground + low + floor * 0.55];
    const pane = (left: number, right: number): void =>
      fillPolygon(
        buffer,
        [
          [left, from, front],
          [right, from, front],
          [right, to, front],
          [left, to, front],
        ],
        next() < 0.86 ? inks.windows : inks.bright,
      );
    if (banded) pane(x - half * 0.92, x + half * 0.92);
    else for (let left = x - half * 0.88; left + 0.0012 < x + half * 0.92; left += 0.0021) pane(left, left + 0.0012);
    fillPolygon(
      buffer,
      [
        [side, from, z - deep * 0.85],
        [side, from, z + deep * 0.85],
        [side, to, z + deep * 0.85],
        [side, to, z - deep * 0.85],
      ],
      inks.windows,
    );
  }
}

/** Two rails and their sleepers along the railway. */
function track(terrain: Terrain, buffer: GeometryBuffer): void {
  const strip = (from: number, to: number, left: number, right: number, up: number, ink: number): void => {
    const at = (z: number, dx: number): Point3 => [railway(z) + dx, terrain.height(railway(z), z, 8) + up, z];
    fillPolygon(buffer, [at(from, left), at(from, right), at(to, right), at(to, left)], ink);
  };
  for (let z = 0.05; z < 0.6; z += 0.0014) strip(z, z + 0.0006, -0.0017, 0.0017, 0.00022, inks.opening);
  for (let z = 0.05; z < 0.6; z += 0.004)
    for (const dx of [-0.001, 0.001]) strip(z, z + 0.0041, dx - 0.00012, dx + 0.00012, 0.0004, inks.bright);
}

/** Tree ferns and pohutukawa beside the railway, the cable car, a ferry and sails on the harbour. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 5)) ?? 0;
  return [
    { kind: 'cableCar', x: railway(0.29), z: 0.29, size: 0.0084, variant: 0 },
    { kind: 'motorYacht', x: -0.02, z: 2.7, size: 0.03, variant: 0 },
    { kind: 'sail', x: -0.5, z: 2.3, size: 0.024, variant: 0 },
    { kind: 'sail', x: 0.22, z: 1.9, size: 0.022, variant: 0, flip: true },
    { kind: 'sail', x: 0.3, z: 3.6, size: 0.026, variant: 0 },
    ...scatter('broadleaf', seed, { count: 420, variants: 8, size: [0.004, 0.008], distance: [0.18, 0.86], spread: 0.42 }, woods),
    ...scatter('bush', seed + 1, { count: 1500, variants: 8, size: [0.0014, 0.004], distance: [0.155, 0.6], spread: 0.42 }, woods),
    ...scatter('broadleaf', seed + 6, { count: 900, variants: 8, size: [0.005, 0.009], distance: [0.78, 1.5], spread: 0.44 }, (x, z) =>
      terrain.height(x, z, 4) > 0 ? 0.7 : 0,
    ),
    ...scatter('treeFern', seed + 2, { count: 60, variants: 6, size: [0.004, 0.007], distance: [0.17, 0.34], spread: 0.42 }, woods),
    ...scatter('maple', seed + 3, { count: 30, variants: 8, size: [0.004, 0.007], distance: [0.18, 0.6], spread: 0.42 }, woods),
    ...scatter('spruce', seed + 4, { count: 420, variants: 8, size: [0.014, 0.022], distance: [1.2, 3.2], spread: 0.46 }, (x, z) =>
      terrain.height(x, z, 4) > 0.11 ? 0.8 : 0,
    ),
  ];
}
