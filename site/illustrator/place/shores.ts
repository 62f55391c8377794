import { ease } from '../ease.ts';
import { build, dome } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';
import { turned } from '../turned.ts';

/** A dhow on its way home, another far out, mangroves along the shore. */
export function lagoonStands(seed: number, terrain: Terrain): Stand[] {
  return [
    { kind: 'dhow', x: 0.055, z: 0.36, size: 0.062, variant: 2 },
    { kind: 'dhow', x: -0.32, z: 1.3, size: 0.05, variant: 4 },
    { kind: 'dhow', x: -0.2, z: 1.55, size: 0.046, variant: 1, flip: true },
    ...scatter({
      seed,
      kind: 'palm',
      count: 60,
      variants: 7,
      size: [0.024, 0.04],
      near: 1.5,
      far: 2.6,
      spread: 0.44,
      allowed: (x, z) => ease(0.004, 0.01, terrain.height(x, z, 6)),
    }),
  ];
}

/** A far shore of low houses, a bell tower, a great dome; gondolas close by. */
export function veniceHouses(seed: number, _terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  const flat = { holeInk: 4, turn: 0 } as const;
  for (let i = 0; i < 120; i += 1) {
    const x = -0.75 + (i / 120) * 1.5 + 0.006 * next();
    if (x > 0.2 && x < 0.36) continue;
    const size = 0.006 + 0.006 * next();
    build(pixels, {
      x,
      z: 1.28 + 0.05 * next(),
      ground: 0,
      width: size,
      length: 0.01,
      tall: 0.011 + 0.011 * next(),
      roof: next() < 0.7 ? 'hip' : 'gable',
      pitch: 0.003,
      wallInk: next() < 0.5 ? 0 : 1,
      roofInk: 2,
      ...flat,
    });
  }
  const tower = (x: number, z: number, wide: number, tall: number, spire: number): void => {
    turned(pixels, {
      x,
      z,
      ground: 0,
      rings: [
        [wide, 0],
        [wide, tall],
        [wide * 1.1, tall],
        [wide * 1.1, tall * 1.1],
        [wide * 0.94, tall * 1.12],
        [0, tall * 1.12 + spire],
      ],
      sides: 4,
      turn: 0.2,
      inks: [1, 1, 1, 3, 2],
    });
  };
  tower(-0.17, 1.24, 0.0078, 0.072, 0.026);
  tower(0.46, 1.3, 0.0042, 0.036, 0.012);
  tower(-0.48, 1.3, 0.0036, 0.034, 0.01);
  turned(pixels, {
    x: 0.27,
    z: 1.16,
    ground: 0,
    rings: [
      [0.044, 0],
      [0.044, 0.022],
      [0.034, 0.026],
      [0.028, 0.026],
      [0.028, 0.036],
    ],
    sides: 8,
    turn: 0.39,
    inks: [3],
  });
  dome(pixels, 0.27, 0.036, 1.16, 0.027, 3);
  turned(pixels, {
    x: 0.27,
    z: 1.16,
    ground: 0.064,
    rings: [
      [0.005, 0],
      [0.005, 0.008],
      [0.006, 0.009],
      [0.003, 0.013],
      [0.0007, 0.016],
      [0, 0.021],
    ],
    sides: 8,
    turn: 0,
    inks: [3],
  });
  dome(pixels, 0.312, 0.026, 1.14, 0.015, 3);
  for (const side of [0.235, 0.345]) tower(side, 1.19, 0.0045, 0.034, 0.004);
  dome(pixels, -0.6, 0.024, 1.36, 0.017, 3);
  for (const [x, z] of [
    [-0.046, 0.14],
    [-0.052, 0.147],
    [-0.041, 0.149],
    [0.084, 0.2],
    [0.09, 0.21],
    [-0.02, 0.3],
    [0.03, 0.42],
    [-0.085, 0.26],
  ] as const)
    turned(pixels, {
      x,
      z,
      ground: -0.002,
      rings: [
        [0.00032, 0],
        [0.00024, 0.0075],
        [0, 0.0077],
      ],
      sides: 6,
      turn: 0,
      inks: [4],
    });
}

export function veniceStands(): Stand[] {
  return [
    { kind: 'gondola', x: 0.036, z: 0.155, size: 0.0042, variant: 0 },
    { kind: 'gondola', x: -0.12, z: 0.44, size: 0.004, variant: 0, flip: true },
  ];
}

/** Palms that lean over the canal, a houseboat that fills it. */
export function backwaterStands(seed: number, terrain: Terrain): Stand[] {
  const banks = (x: number, z: number): number => terrain.woods?.(x, z, 0) ?? 0;
  return [
    { kind: 'houseboat', x: 0.03, z: 0.42, size: 0.0125, variant: 0 },
    { kind: 'palm', x: -0.098, z: 0.2, size: 0.06, variant: 4, lift: -0.003 },
    { kind: 'palm', x: -0.112, z: 0.23, size: 0.075, variant: 1, lift: -0.003 },
    { kind: 'palm', x: 0.1, z: 0.22, size: 0.048, variant: 6, lift: -0.003, flip: true },
    ...scatter({ seed, kind: 'palm', count: 330, variants: 8, size: [0.024, 0.042], near: 0.35, far: 3.2, spread: 0.5, allowed: banks }),
    ...scatter({
      seed: seed + 1,
      kind: 'bush',
      count: 420,
      variants: 8,
      size: [0.005, 0.012],
      near: 0.3,
      far: 3,
      spread: 0.5,
      allowed: banks,
    }),
  ];
}

/** Houses on posts along both banks, a boat under sail between them. */
export function riverTownStands(seed: number, terrain: Terrain): Stand[] {
  const banks = (x: number, z: number): number => terrain.woods?.(x, z, 0) ?? 0;
  const houses = [
    [-0.118, 0.36],
    [-0.14, 0.45],
    [0.16, 0.46],
    [-0.165, 0.6],
    [0.2, 0.62],
    [0.2, 0.8],
    [-0.2, 0.85],
  ] as const;
  return [
    ...houses.map(([x, z], i): Stand => ({
      kind: 'stilthouse',
      x,
      z,
      size: 0.02 + 0.002 * (i % 3),
      variant: 0,
      flip: i % 2 === 0,
      lift: -0.001,
    })),
    { kind: 'junk', x: 0.01, z: 0.8, size: 0.022, variant: 1 },
    ...scatter({ seed, kind: 'palm', count: 240, variants: 8, size: [0.02, 0.036], near: 0.42, far: 3.2, spread: 0.5, allowed: banks }),
    ...scatter({
      seed: seed + 1,
      kind: 'bush',
      count: 520,
      variants: 8,
      size: [0.006, 0.014],
      near: 0.36,
      far: 3,
      spread: 0.5,
      allowed: banks,
    }),
  ];
}

/** Palms that lean from the beach, a dhow inside the reef. */
export function reefStands(seed: number, terrain: Terrain): Stand[] {
  const beach = (x: number, z: number): number =>
    ease(0.0022, 0.0036, terrain.height(x, z, 6)) * ease(0.012, 0.006, terrain.height(x, z, 6));
  return [
    { kind: 'palm', x: 0.046, z: 0.15, size: 0.06, variant: 4, flip: true },
    { kind: 'palm', x: 0.066, z: 0.18, size: 0.056, variant: 1, flip: true },
    { kind: 'palm', x: 0.116, z: 0.27, size: 0.05, variant: 6 },
    { kind: 'dhow', x: -0.07, z: 0.4, size: 0.04, variant: 3 },
    { kind: 'dhow', x: -0.62, z: 1.9, size: 0.05, variant: 1, flip: true },
    ...scatter({ seed, kind: 'palm', count: 150, variants: 8, size: [0.026, 0.042], near: 0.3, far: 2.6, spread: 0.46, allowed: beach }),
    ...scatter({
      seed: seed + 1,
      kind: 'bush',
      count: 260,
      variants: 8,
      size: [0.004, 0.01],
      near: 0.25,
      far: 2.6,
      spread: 0.46,
      allowed: beach,
    }),
  ];
}

/** A beach without anybody, palms over it, forest behind. */
export function wildBeachStands(seed: number, terrain: Terrain): Stand[] {
  return reefStands(seed, terrain).filter(({ kind }) => kind !== 'dhow');
}
