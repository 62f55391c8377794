import { buildBox } from '#src/buildings/box.ts';
import { buildHighRise } from '#src/buildings/highRise.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { placeWideTown } from '#src/scenery/placeWideTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const operaFjord: Biome = { buildTerrain, placeBuildings, placeProps };

/** A harbour, a low city along it, wooded hills one behind another. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const shore = z - 0.27 - 0.05 * smoothstep(0.05, 0.2, Math.abs(x)) + 0.006 * line(x * 20, 2.5) - 0.1 * smoothstep(-0.14, -0.3, x);
      if (shore < 0) return -0.02;
      const hill = (from: number, tall: number, salt: number): number =>
        tall *
        smoothstep(from, from * 1.7, z) *
        Math.max(0.05, 0.5 + 0.66 * fbm(line, (x / from) * 1.1 + salt, salt, Math.min(5, octaves + 1)));
      const hills = Math.max(hill(1.5, 0.2, 4), hill(2.7, 0.42, 13), hill(5, 0.8, 22));
      return (
        0.0018 +
        0.02 * smoothstep(0.4, 1.4, z) +
        hills +
        0.014 * canopyHeight(x * 52, z * 36, seed) * smoothstep(0.03, 0.08, hills) * smoothstep(7, 3, z)
      );
    },
    cover: (x, z) => (z < 1.4 ? 2 : clamp(0.4 + 0.9 * fbm(line, x * 4, z * 3, 4), 0, 1.2)),
    woods: (x, z) => (z > 1.3 ? 0.8 : 0),
  };
}

const inks = { marble: 3, glass: 4, frame: 5, tower: 6, dark: 9, windows: 10, lit: 11, roof: 12 } as const;

/** The opera: planes of white stone that rise out of the water, a glass hall under their edge; a row of narrow towers behind. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  placeWideTown(seed + 3, terrain, buffer, {
    count: 1500,
    distance: [0.6, 3],
    spread: 0.4,
    size: [0.009, 0.016],
    height: [0.9, 1.5],
    density: (x, z) => smoothstep(2.9, 1.1, z) * (terrain.height(x, z, 3) > 0.14 ? 0 : 1),
    finish: (chance) => ({
      roof: chance < 0.5 ? 'hip' : 'flat',
      inks: [chance < 0.6 ? inks.tower : inks.tower + 1, inks.roof, inks.windows],
    }),
  });
  towers(seed, buffer);
  const face = (corners: readonly Point3[], ink: number): void => fillPolygon(buffer, corners, ink);
  face(
    [
      [-0.092, 0.0002, 0.205],
      [-0.05, 0.0002, 0.178],
      [-0.0265, 0.0165, 0.222],
      [-0.036, 0.0165, 0.262],
    ],
    inks.marble,
  );
  face(
    [
      [-0.092, 0.0002, 0.205],
      [-0.036, 0.0165, 0.262],
      [-0.085, 0.001, 0.272],
    ],
    inks.marble,
  );
  face(
    [
      [-0.05, 0.0002, 0.178],
      [0.068, 0.0002, 0.176],
      [0.058, 0.0026, 0.212],
      [-0.028, 0.0026, 0.214],
    ],
    inks.marble,
  );
  face(
    [
      [-0.05, 0.0002, 0.178],
      [-0.028, 0.0026, 0.214],
      [-0.0265, 0.0165, 0.222],
    ],
    inks.frame,
  );
  face(
    [
      [0.068, 0.0002, 0.176],
      [0.094, 0.0002, 0.2],
      [0.062, 0.0165, 0.255],
      [0.049, 0.0165, 0.22],
    ],
    inks.marble,
  );
  face(
    [
      [0.068, 0.0002, 0.176],
      [0.049, 0.0165, 0.22],
      [0.058, 0.0026, 0.212],
    ],
    inks.frame,
  );
  face(
    [
      [-0.0265, 0.0165, 0.222],
      [0.049, 0.0165, 0.22],
      [0.062, 0.0165, 0.255],
      [-0.036, 0.0165, 0.262],
    ],
    inks.marble,
  );
  face(
    [
      [-0.031, 0.0148, 0.2115],
      [0.053, 0.0148, 0.2095],
      [0.053, 0.0166, 0.2095],
      [-0.031, 0.0166, 0.2115],
    ],
    inks.marble,
  );
  face(
    [
      [-0.031, 0.0166, 0.2115],
      [0.053, 0.0166, 0.2095],
      [0.049, 0.0166, 0.222],
      [-0.0265, 0.0166, 0.224],
    ],
    inks.marble,
  );
  hall(buffer);
  walkers(seed, buffer);
  buildBox(buffer, { x: 0.014, z: 0.243, base: 0.0165, width: 0.03, length: 0.012, height: 0.0052 }, inks.frame, inks.marble);
  buildBox(buffer, { x: 0.017, z: 0.245, base: 0.0165, width: 0.0165, length: 0.01, height: 0.0165 }, inks.frame, inks.marble);
  for (let i = 0; i < 8; i += 1)
    buildBox(buffer, { x: 0.0025 + 0.0041 * i, z: 0.2349, base: 0.0225, width: 0.0016, length: 0.0001, height: 0.0094 }, inks.marble);
}

/** Walkers on the slopes, who give the measure. */
function walkers(seed: number, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 5);
  for (let i = 0; i < 44; i += 1) {
    const onRoof = i % 4 === 0;
    const t = next();
    const place = onRoof ? { x: -0.028 + 0.08 * next(), z: 0.228 + 0.02 * t } : { x: -0.044 + 0.104 * next(), z: 0.18 + 0.03 * t };
    const base = onRoof ? 0.0166 : 0.0002 + 0.0024 * ((place.z - 0.177) / 0.036);
    buildBox(
      buffer,
      { ...place, base, width: 0.00024, length: 0.0002, height: 0.0016 + 0.0002 * next() },
      [inks.dark, inks.tower + 2, inks.windows][i % 3],
    );
  }
}

/** The glass hall: panes between slender mullions, warm light at its foot, leaning columns. */
function hall(buffer: GeometryBuffer): void {
  const [left, right] = [-0.026, 0.0515];
  const front = (x: number): number => 0.2145 - 0.026 * (x - left);
  const pane = (a: number, b: number, low: number, high: number, ink: number, out = 0): void =>
    fillPolygon(
      buffer,
      [
        [a, low, front(a) - out],
        [b, low, front(b) - out],
        [b, high, front(b) - out],
        [a, high, front(a) - out],
      ],
      ink,
    );
  pane(left, right, 0.0024, 0.0149, inks.glass);
  pane(left + 0.004, right - 0.006, 0.0026, 0.0066, inks.lit, 0.0002);
  for (let i = 0; i <= 30; i += 1) {
    const x = left + ((right - left) * i) / 30;
    pane(x - 0.00009, x + 0.00009, 0.0024, 0.0149, inks.frame, 0.0004);
  }
  for (const low of [0.0066, 0.0108]) pane(left, right, low, low + 0.00016, inks.frame, 0.0004);
  for (const [x, lean] of [
    [-0.014, 0.003],
    [0.004, -0.0026],
    [0.022, 0.003],
    [0.038, -0.0024],
  ] as const)
    fillPolygon(
      buffer,
      [
        [x, 0.0024, front(x) - 0.001],
        [x + 0.0007, 0.0024, front(x) - 0.001],
        [x + lean + 0.0007, 0.0149, front(x) - 0.001],
        [x + lean, 0.0149, front(x) - 0.001],
      ],
      inks.marble,
    );
}

/** A row of narrow towers of unlike heights, slits of sky between them. */
function towers(seed: number, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 4);
  const heights = [0.038, 0.055, 0.047, 0.062, 0.05, 0.066, 0.044, 0.058, 0.04, 0.052, 0.036];
  heights.forEach((height, i) => {
    const x = -0.145 + i * 0.0268;
    const half = 0.0098 + 0.0022 * next();
    buildHighRise(
      buffer,
      {
        x,
        z: 0.46 + 0.004 * (i % 3),
        ground: 0.001,
        half,
        height,
        inks: [inks.tower + (i % 3), inks.dark, inks.windows, inks.lit],
        windows: [0.7, 0.2],
      },
      next,
    );
  });
}

/** Forest on the hills, sails on the fjord. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = (x: number, z: number): number => terrain.woods?.(x, z, 0) ?? 0;
  const streets = (x: number, z: number): number => (terrain.height(x, z, 4) > 0.001 && Math.abs(x) > 0.11 ? 0.6 : 0);
  return [
    { kind: 'sail', x: -0.043, z: 0.132, size: 0.0105, variant: 0 },
    { kind: 'sail', x: 0.09, z: 0.15, size: 0.0095, variant: 0, flip: true },
    { kind: 'motorYacht', x: -0.085, z: 0.168, size: 0.0036, variant: 0 },
    ...scatter('spruce', seed, { count: 1500, variants: 8, size: [0.014, 0.024], distance: [1.4, 3.4], spread: 0.4 }, woods),
    ...scatter('broadleaf', seed + 1, { count: 500, variants: 8, size: [0.012, 0.02], distance: [0.7, 2.6], spread: 0.4 }, () => 0.6),
    ...scatter('broadleaf', seed + 2, { count: 60, variants: 8, size: [0.006, 0.011], distance: [0.3, 0.45], spread: 0.42 }, streets),
  ];
}
