import { ease } from '../ease.ts';
import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';
import { turned } from '../turned.ts';

/** Autumn trees and silver grass on the near point. */
export function fujiStands(seed: number, terrain: Terrain): Stand[] {
  const dry = (x: number, z: number): number => ease(0.006, 0.014, terrain.height(x, z, 6));
  return [
    { kind: 'sail', x: -0.12, z: 0.9, size: 0.012, variant: 0 },
    ...scatter({ seed, kind: 'maple', count: 120, variants: 6, size: [0.016, 0.03], near: 1.3, far: 3.2, spread: 0.44, allowed: dry }),
    ...scatter({
      seed: seed + 1,
      kind: 'spruce',
      count: 300,
      variants: 8,
      size: [0.016, 0.034],
      near: 1.3,
      far: 3.6,
      spread: 0.44,
      allowed: dry,
    }),
  ];
}

/** Elephants in a file across the marsh. */
export function kilimanjaroStands(seed: number): Stand[] {
  const sizes = [0.0034, 0.0022, 0.0031, 0.0016, 0.0033, 0.0027, 0.003];
  return [
    ...sizes.map((size, i): Stand => ({
      kind: 'elephant',
      x: -0.03 + i * 0.0066,
      z: 0.098 + 0.004 * Math.sin(i * 2),
      size: size * 1.15,
      variant: i,
    })),
    { kind: 'acacia', x: 0.42, z: 1.3, size: 0.017, variant: 4 },
    { kind: 'acacia', x: 0.26, z: 1.6, size: 0.016, variant: 2 },
    ...scatter({ seed, kind: 'acacia', count: 60, variants: 6, size: [0.011, 0.016], near: 1.6, far: 9, spread: 0.42, allowed: () => 0.5 }),
    ...scatter({
      seed: seed + 3,
      kind: 'grass',
      count: 4200,
      variants: 9,
      size: [0.0003, 0.0007],
      near: 0.0225,
      far: 0.12,
      spread: 0.42,
      allowed: () => 0.6,
    }),
  ];
}

/** A junk with tea-coloured sails and a smaller one, scrub on the rocks. */
export function bayStands(seed: number, terrain: Terrain): Stand[] {
  return [
    { kind: 'junk', x: 0.03, z: 0.62, size: 0.052, variant: 1 },
    { kind: 'junk', x: -0.16, z: 1.5, size: 0.05, variant: 3, flip: true },
    ...scatter({
      seed,
      kind: 'bush',
      count: 6000,
      variants: 8,
      size: [0.006, 0.014],
      near: 0.8,
      far: 4.2,
      spread: 0.48,
      allowed: (x, z) => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0,
    }),
  ];
}

/** Red cabins on posts at the edge of both skerries. */
export function lofotenStands(): Stand[] {
  const right = [
    [0.1, 0.5],
    [0.128, 0.515],
    [0.158, 0.53],
    [0.19, 0.54],
    [0.222, 0.57],
    [0.165, 0.6],
    [0.25, 0.62],
  ] as const;
  const left = [
    [-0.34, 0.88],
    [-0.37, 0.9],
    [-0.41, 0.92],
    [-0.45, 0.9],
  ] as const;
  return [
    ...[...right, ...left].map(([x, z], i): Stand => ({
      kind: 'boathouse',
      x,
      z,
      size: 0.0125 + 0.002 * (i % 3),
      variant: 0,
      flip: i % 3 === 1,
    })),
    { kind: 'sail', x: -0.02, z: 1.05, size: 0.014, variant: 0 },
  ];
}

/** Golden poplars by the water, tussock at the feet. */
export function glacierLakeStands(seed: number, terrain: Terrain): Stand[] {
  const grows = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0;
  return [
    ...[
      [-0.112, 0.3, 0.042],
      [-0.1, 0.31, 0.052],
      [-0.122, 0.32, 0.046],
      [-0.088, 0.315, 0.036],
      [-0.13, 0.33, 0.04],
    ].map(([x, z, size], i): Stand => ({ kind: 'poplar', x, z, size, variant: i })),
    ...scatter({ seed, kind: 'poplar', count: 70, variants: 6, size: [0.02, 0.034], near: 1, far: 3.4, spread: 0.46, allowed: grows }),
    ...scatter({
      seed: seed + 1,
      kind: 'grass',
      count: 2600,
      variants: 9,
      size: [0.0014, 0.0034],
      near: 0.09,
      far: 0.4,
      spread: 0.46,
      allowed: (x, z) => ease(0.002, 0.006, terrain.height(x, z, 6)),
    }),
  ];
}

/** Larches in gold among dark spruce, two hay barns. */
export function dolomitesStands(seed: number, terrain: Terrain): Stand[] {
  const grows = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 5)) ?? 0;
  return [
    { kind: 'larch', x: -0.165, z: 0.42, size: 0.03, variant: 3 },
    { kind: 'larch', x: -0.145, z: 0.44, size: 0.024, variant: 5 },
    { kind: 'larch', x: -0.187, z: 0.46, size: 0.026, variant: 1 },
    ...scatter({ seed, kind: 'larch', count: 1500, variants: 8, size: [0.014, 0.026], near: 0.7, far: 4.4, spread: 0.46, allowed: grows }),
    ...scatter({
      seed: seed + 1,
      kind: 'spruce',
      count: 2300,
      variants: 8,
      size: [0.016, 0.028],
      near: 0.7,
      far: 4.4,
      spread: 0.46,
      allowed: grows,
    }),
  ];
}

export function dolomitesHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  for (const [x, z, turn] of [
    [0.07, 0.44, 1.2],
    [0.15, 0.6, 1.0],
    [-0.05, 0.75, 1.4],
  ] as const)
    build(pixels, {
      x,
      z,
      ground: terrain.height(x, z, 8),
      width: 0.0056,
      length: 0.0085,
      tall: 0.005,
      turn,
      roof: 'gable',
      pitch: 0.0046,
      wallInk: 4,
      roofInk: 5,
      holeInk: 6,
    });
}

/** White shrines on the shelf: steps, a vessel, a spire in rings. */
export function highDesertHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  for (const [x, z, size] of [
    [-0.085, 0.3, 0.022],
    [-0.045, 0.33, 0.017],
    [-0.012, 0.36, 0.0145],
    [0.016, 0.4, 0.0125],
    [0.115, 0.52, 0.016],
  ] as const) {
    const ground = terrain.height(x, z, 6) - 0.001;
    const part = (rings: readonly (readonly [number, number])[], sides: number, turn: number, ink: number): void =>
      turned(pixels, { x, z, ground, rings: rings.map(([r, h]) => [r * size, h * size]), sides, turn, inks: [ink] });
    part(
      [
        [0.5, 0],
        [0.5, 0.16],
        [0.44, 0.16],
        [0.44, 0.26],
        [0.38, 0.26],
        [0.38, 0.36],
        [0.31, 0.36],
        [0.31, 0.44],
        [0, 0.44],
      ],
      4,
      0.5,
      5,
    );
    part(
      [
        [0.19, 0.44],
        [0.24, 0.5],
        [0.25, 0.6],
        [0.21, 0.69],
        [0.12, 0.73],
      ],
      16,
      0,
      5,
    );
    part(
      [
        [0.12, 0.72],
        [0.12, 0.77],
        [0.07, 0.77],
        [0.07, 0.8],
      ],
      4,
      0.5,
      5,
    );
    part(
      [
        [0.07, 0.8],
        [0.055, 0.86],
        [0.06, 0.86],
        [0.042, 0.93],
        [0.047, 0.93],
        [0.024, 1.02],
        [0.03, 1.03],
        [0, 1.1],
      ],
      10,
      0,
      6,
    );
  }
}
