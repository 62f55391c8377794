import { face, type Point } from '../mesh.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

const inks = { snow: 3, thatch: 4, timber: 5, lamp: 6 };

/** Farmhouses under praying hands of thatch, all with their gables to the wind, lamps lit in the lofts. */
export function snowVillageHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
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
    farmhouse(pixels, [x, ground - 0.0006, z], size, 0.3 + 0.1 * (next() - 0.5), next);
  }
}

/** One house of half the width `size`: low walls, a steep roof with snow on its thatch, three floors in the gable. */
function farmhouse(pixels: Pixels, [x, ground, z]: Point, size: number, turn: number, next: () => number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const long = 1.35 + 0.3 * next();
  const at = (a: number, up: number, b: number): Point => [
    x + (a * cos - b * sin) * size,
    ground + up * size,
    z + (a * sin + b * cos) * size,
  ];
  const rect = (left: number, right: number, low: number, high: number, b: number, ink: number): void =>
    face(pixels, [at(left, low, b), at(right, low, b), at(right, high, b), at(left, high, b)], ink);
  const front = -long;
  for (const a of [-0.82, 0.82]) face(pixels, [at(a, -0.3, -long), at(a, -0.3, long), at(a, 0.5, long), at(a, 0.5, -long)], inks.timber);
  rect(-0.82, 0.82, -0.3, 0.5, front, inks.timber);
  face(pixels, [at(-0.86, 0.42, front), at(0.86, 0.42, front), at(0, 1.86, front)], inks.timber);
  for (const side of [-1, 1]) {
    const slope = (ink: number, lift: number, overhang: number): void =>
      face(
        pixels,
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
      face(
        pixels,
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
      face(
        pixels,
        [at(a, 0, b * long - 0.2), at(a, 0, b * long + 0.2), at(a, 0.26, b * long + 0.2), at(a, 0.26, b * long - 0.2)],
        inks.lamp,
      );
    }
}

/** Cedars with snow on their boughs, a few bare broad crowns among the houses. */
export function snowVillageStands(seed: number, terrain: Terrain): Stand[] {
  const grows = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 5)) ?? 0;
  return [
    ...[
      [-0.112, 0.29, 0.034],
      [-0.125, 0.3, 0.029],
      [-0.102, 0.31, 0.026],
    ].map(([x, z, size], i): Stand => ({ kind: 'cedar', x, z, size, variant: i })),
    ...scatter({
      seed: seed + 1,
      kind: 'cedar',
      count: 5200,
      variants: 8,
      size: [0.014, 0.028],
      near: 0.5,
      far: 3.4,
      spread: 0.44,
      allowed: grows,
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'cedar',
      count: 40,
      variants: 8,
      size: [0.01, 0.018],
      near: 0.5,
      far: 1.6,
      spread: 0.3,
      allowed: (x, z) => (terrain.height(x, z, 5) < 0.02 && terrain.height(x, z, 5) > 0.002 ? 0.4 : 0),
    }),
  ];
}
