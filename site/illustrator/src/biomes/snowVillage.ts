import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const snowVillage: Biome = { buildTerrain, placeBuildings, placeProps };

const inks = { snow: 3, thatch: 4, timber: 5, lamp: 6 };

/** A level valley floor under snow with its river, between cedar slopes, white mountains at the end. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const river = (z: number): number => -0.15 - 0.06 * Math.sin(z * 3.4 + 0.6) - 0.1 * smoothstep(0.9, 2, z);
  const lane = (z: number): number => 0.012 + 0.045 * Math.sin(z * 5.2 + 0.8) + 0.03 * z;
  const side = (x: number, z: number): number => {
    const wob = 0.07 * fbm(line, z * 1.3 + (x > 0 ? 9 : 0), 0.5, 3);
    return Math.max(
      -x - 0.33 - 0.05 * z + wob,
      x - 0.3 + 0.06 * z + wob + 0.12 * gaussian(1.5, 0.5, z),
      (z - 2.5) * 0.2 + 0.1 * line(x * 2, 3.5),
    );
  };
  return {
    height(x, z, octaves) {
      const bed = z > 2.3 ? 1 : Math.abs(x - river(z) - 0.01 * line(x * 9, z * 9)) - 0.016;
      const field =
        0.004 +
        0.0007 * line(x * 9 + 3, z * 6) +
        0.0002 * fbm(line, x * 40, z * 30, 3) -
        0.0013 * smoothstep(0.0034, 0.0018, Math.abs(x - lane(z)));
      const s = side(x, z);
      const slope = s > 0 ? s * (0.85 + 0.5 * ridgedNoise(line, x * 1.1 + 4, z * 0.9, octaves - 0.5)) : 0;
      const far = smoothstep(2.6, 6, z) * (0.02 + 0.55 * ridgedNoise(line, x * 0.42 + 6, z * 0.36, octaves));
      const relief = (Math.min(slope, 0.17 + 0.36 * slope) + far) * (1 + 0.22 * erodedNoise(rock, x * 1.6, z * 1.4, octaves - 0.6));
      const crowns =
        s > 0.03 && z > 1 ? 0.012 * canopyHeight(x * 46, z * 40, seed) * smoothstep(0.03, 0.1, s) * smoothstep(0.75, 0.5, relief) : 0;
      if (bed < 0) return -0.003;
      return Math.min(0.004, 0.001 + bed * 0.2) + (field - 0.004) * smoothstep(0.01, 0.03, bed) + relief + crowns;
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 5, z * 4, 4);
      const s = side(x, z);
      if (s < 0.02) return clamp(0.2 + 0.3 * fbm(line, x * 8, z * 5, 4) + 0.7 * smoothstep(0.0034, 0.002, Math.abs(x - lane(z))), 0, 1);
      const trees = smoothstep(0.02, 0.07, s + 0.05 * tone) * smoothstep(0.78, 0.5, height + 0.2 * tone) * smoothstep(-0.5, 0, tone + 0.25);
      return mix(0.5 + 0.7 * smoothstep(0.7, 0.45, up), 2, trees * smoothstep(0.4, 1.6, z));
    },
    woods: (x, z, height) =>
      smoothstep(0.015, 0.06, side(x, z)) * smoothstep(0.6, 0.4, height) * smoothstep(-0.35, 0.05, fbm(line, x * 5, z * 4, 4) + 0.2),
  };
}

/** Cedars with snow on their boughs, a few bare broad crowns among the houses. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grows = treeDensity(terrain, 5);
  return [
    ...[
      [-0.112, 0.29, 0.034],
      [-0.125, 0.3, 0.029],
      [-0.102, 0.31, 0.026],
    ].map(([x, z, size], i): Prop => ({ kind: 'cedar', x, z, size, variant: i })),
    ...scatter('cedar', seed + 1, { count: 5200, variants: 8, size: [0.014, 0.028], distance: [0.5, 3.4], spread: 0.44 }, grows),
    ...scatter('cedar', seed + 2, { count: 40, variants: 8, size: [0.01, 0.018], distance: [0.5, 1.6], spread: 0.3 }, (x, z) =>
      terrain.height(x, z, 5) < 0.02 && terrain.height(x, z, 5) > 0.002 ? 0.4 : 0,
    ),
  ];
}

/** Steep thatched farmhouses with parallel gables, lamps lit in the lofts. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  const taken: [number, number][] = [];
  for (let tries = 0; tries < 900 && taken.length < 46; tries += 1) {
    const z = 0.3 * 4.4 ** next();
    const x = -0.11 + 0.05 * z + 0.33 * next();
    const size = 0.0072 + 0.0026 * next();
    const ground = terrain.height(x, z, 6);
    if (Math.abs(x - 0.012 - 0.045 * Math.sin(z * 5.2 + 0.8) - 0.03 * z) < 0.011) continue;
    if (ground < 0.002 || ground > 0.012 || Math.abs(x) > z * 0.42) continue;
    if (taken.some(([a, b]) => Math.hypot((x - a) * 1.1, (z - b) * 0.62) < 0.0265)) continue;
    taken.push([x, z]);
    farmhouse(buffer, [x, ground - 0.0006, z], size, 0.3 + 0.1 * (next() - 0.5), next);
  }
}

/** A farmhouse of the half width `size`: low walls, a steep thatched roof under snow, three floors in the gable. */
function farmhouse(buffer: GeometryBuffer, [x, ground, z]: Point3, size: number, rotation: number, next: () => number): void {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const long = 1.35 + 0.3 * next();
  const at = (a: number, up: number, b: number): Point3 => [
    x + (a * cos - b * sin) * size,
    ground + up * size,
    z + (a * sin + b * cos) * size,
  ];
  const rect = (left: number, right: number, low: number, high: number, b: number, ink: number): void =>
    fillPolygon(buffer, [at(left, low, b), at(right, low, b), at(right, high, b), at(left, high, b)], ink);
  const front = -long;
  for (const a of [-0.82, 0.82])
    fillPolygon(buffer, [at(a, -0.3, -long), at(a, -0.3, long), at(a, 0.5, long), at(a, 0.5, -long)], inks.timber);
  rect(-0.82, 0.82, -0.3, 0.5, front, inks.timber);
  fillPolygon(buffer, [at(-0.86, 0.42, front), at(0.86, 0.42, front), at(0, 1.86, front)], inks.timber);
  for (const side of [-1, 1]) {
    const slope = (ink: number, lift: number, overhang: number): void =>
      fillPolygon(
        buffer,
        [
          at(side * (1.06 + lift * 0.5), 0.24 + lift * 0.3, -long - overhang),
          at(side * (1.06 + lift * 0.5), 0.24 + lift * 0.3, long + overhang),
          at(0, 2.06 + lift, long + overhang),
          at(0, 2.06 + lift, -long - overhang),
        ],
        ink,
      );
    slope(inks.snow, 0.12, 0.1);
    const rim = (outer: number, inner: number, ink: number): void =>
      fillPolygon(
        buffer,
        [
          at(side * (1.06 + outer * 0.5), 0.24 + outer * 0.3, front - 0.12),
          at(0, 2.06 + outer, front - 0.12),
          at(0, 2.06 + inner, front - 0.12),
          at(side * (1.06 + inner * 0.6), 0.24 + inner * 0.1, front - 0.12),
        ],
        ink,
      );
    rim(0.12, 0, inks.snow);
    rim(0, -0.3, inks.thatch);
  }
  rect(-1, 1, 0.44, 0.5, front - 0.2, inks.snow);
  const lit = next();
  for (const [low, high, wide, count] of [
    [0.02, 0.34, 0.66, 4],
    [0.62, 0.84, 0.4, 3],
    [1.1, 1.3, 0.16, 2],
  ] as const) {
    if (low > 1 && lit < 0.45) continue;
    for (let i = 0; i < count; i += 1) {
      if (next() < 0.2) continue;
      const centre = wide * ((2 * i + 1) / count - 1);
      const half = (wide / count) * 0.72;
      rect(centre - half, centre + half, low, high, front - 0.01, inks.lamp);
    }
  }
  for (const b of [-0.7, 0, 0.7])
    if (next() < 0.5) {
      const a = -0.83;
      fillPolygon(
        buffer,
        [at(a, 0, b * long - 0.2), at(a, 0, b * long + 0.2), at(a, 0.26, b * long + 0.2), at(a, 0.26, b * long - 0.2)],
        inks.lamp,
      );
    }
}
