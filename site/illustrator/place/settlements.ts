import { ease } from '../ease.ts';
import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';
import { scaled, turned } from '../turned.ts';

/** A lighthouse on the headland with its two keepers' houses. */
export function headlandHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  const [x, z] = [0.2, 0.72];
  const ground = terrain.height(x, z, 6) - 0.002;
  turned(pixels, {
    x,
    z,
    ground,
    rings: scaled(
      [
        [0.0062, 0],
        [0.0046, 0.029],
        [0.0064, 0.0295],
        [0.0064, 0.031],
        [0.0036, 0.031],
      ],
      1.5,
      1.6,
    ),
    sides: 18,
    turn: 0,
    inks: [4],
  });
  turned(pixels, {
    x,
    z,
    ground: ground + 0.0496,
    rings: scaled(
      [
        [0.0034, 0],
        [0.0034, 0.0048],
      ],
      1.5,
      1.6,
    ),
    sides: 12,
    turn: 0,
    inks: [5],
  });
  turned(pixels, {
    x,
    z,
    ground: ground + 0.0573,
    rings: scaled(
      [
        [0.0044, 0],
        [0.0034, 0.0016],
        [0.0008, 0.003],
        [0, 0.0044],
      ],
      1.5,
      1.6,
    ),
    sides: 12,
    turn: 0,
    inks: [6],
  });
  for (const [dx, dz] of [
    [0.026, 0.004],
    [0.048, 0.012],
  ] as const)
    build(pixels, {
      x: x + dx,
      z: z + dz,
      ground: terrain.height(x + dx, z + dz, 6),
      width: 0.005,
      length: 0.0095,
      tall: 0.0064,
      turn: 1.4,
      roof: 'gable',
      pitch: 0.0044,
      wallInk: 4,
      roofInk: 6,
      holeInk: 5,
    });
}

/** Scrub on top of the cliffs. */
export function seaStacksStands(seed: number, terrain: Terrain): Stand[] {
  return [
    ...scatter({
      seed,
      kind: 'bush',
      count: 900,
      variants: 8,
      size: [0.003, 0.007],
      near: 0.25,
      far: 3,
      spread: 0.46,
      allowed: (x, z) => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0,
    }),
    ...scatter({
      seed: seed + 1,
      kind: 'umbrellaPine',
      count: 26,
      variants: 5,
      size: [0.014, 0.024],
      near: 0.3,
      far: 1.8,
      spread: 0.46,
      allowed: (x, z) => (terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0) * ease(0.05, 0.2, x),
    }),
    { kind: 'sail', x: -0.22, z: 0.66, size: 0.014, variant: 0 },
  ];
}

/** Three tombs of stone courses and three small ones. */
export function pyramidsHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  for (const [x, z, half, tall] of [
    [0.33, 1.35, 0.163, 0.146],
    [0.05, 1.8, 0.152, 0.143],
    [-0.3, 2.2, 0.077, 0.065],
    [-0.42, 2.12, 0.03, 0.028],
    [-0.5, 2.12, 0.03, 0.026],
    [-0.57, 2.14, 0.03, 0.024],
  ] as const) {
    const steps = 64;
    const rings = Array.from({ length: steps * 2 }, (_, i): [number, number] => [
      half * (1 - Math.ceil(i / 2) / steps),
      (tall * Math.floor((i + 1) / 2)) / steps,
    ]);
    turned(pixels, { x, z, ground: terrain.height(x, z, 4) - 0.006, rings: [...rings, [0, tall]], sides: 4, turn: 0.5, inks: [2] });
  }
}

/** A file of camels in the wadi. */
export function pyramidsStands(seed: number, terrain: Terrain): Stand[] {
  return [
    ...Array.from({ length: 7 }, (_, i): Stand => ({
      kind: 'camel',
      x: -0.115 + i * 0.0115 + 0.003 * Math.sin(i * 5),
      z: 0.36 + 0.006 * Math.sin(i * 3),
      size: 0.0062,
      variant: i,
    })),
    ...scatter({
      seed,
      kind: 'datePalm',
      count: 26,
      variants: 6,
      size: [0.011, 0.017],
      near: 0.75,
      far: 1.1,
      spread: 0.4,
      allowed: (x, z) => ease(-0.004, -0.012, terrain.height(x, z, 5)) + 0.15 * ease(-0.1, -0.3, x),
    }),
  ];
}

/** Baobabs on an island of granite, one more far out. */
export function saltPanStands(): Stand[] {
  return [
    { kind: 'baobab', x: 0.05, z: 0.168, size: 0.024, variant: 2 },
    { kind: 'baobab', x: 0.084, z: 0.178, size: 0.017, variant: 5, flip: true },
    { kind: 'baobab', x: 0.018, z: 0.19, size: 0.0125, variant: 7 },
    { kind: 'baobab', x: -0.16, z: 0.5, size: 0.018, variant: 4 },
  ];
}

/** A white gabled manor between oaks. */
export function vineyardsHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  const [x, z] = [0.2, 1.12];
  const ground = terrain.height(x, z, 4);
  for (const [dx, dz, width, length, tall, turn] of [
    [0, 0, 0.0085, 0.032, 0.009, 1.5],
    [0, -0.012, 0.008, 0.011, 0.0105, 0.0],
    [-0.062, 0.012, 0.0056, 0.015, 0.0056, 1.5],
    [0.06, 0.016, 0.0056, 0.013, 0.0056, 1.5],
  ] as const)
    build(pixels, {
      x: x + dx,
      z: z + dz,
      ground,
      width,
      length,
      tall,
      turn,
      roof: 'gable',
      pitch: width * 1.05,
      wallInk: 6,
      roofInk: 7,
      holeInk: 8,
    });
}

export function vineyardsStands(seed: number, terrain: Terrain): Stand[] {
  return [
    ...[
      [0.12, 1.14, 0.022],
      [0.28, 1.12, 0.024],
      [0.305, 1.16, 0.021],
      [0.16, 1.2, 0.026],
      [0.235, 1.2, 0.027],
      [0.095, 1.2, 0.022],
      [-0.36, 0.98, 0.02],
      [-0.31, 1.0, 0.018],
    ].map(([x, z, size], i): Stand => ({ kind: 'broadleaf', x, z, size, variant: i })),
    ...scatter({
      seed,
      kind: 'broadleaf',
      count: 700,
      variants: 8,
      size: [0.012, 0.02],
      near: 1.4,
      far: 3.6,
      spread: 0.46,
      allowed: (x, z) => terrain.woods?.(x, z, 0) ?? 0,
    }),
    ...scatter({
      seed: seed + 1,
      kind: 'poplar',
      count: 40,
      variants: 6,
      size: [0.02, 0.03],
      near: 1.5,
      far: 2.6,
      spread: 0.44,
      allowed: (x, z) => terrain.woods?.(x, z, 0) ?? 0,
    }),
  ];
}
