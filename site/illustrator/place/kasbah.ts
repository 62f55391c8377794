import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';
import { turned } from '../turned.ts';

/** Walled houses of red earth with tapering towers, one above another, a granary on top. */
export function kasbahHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  const towerAt = (x: number, z: number, wide: number, tall: number): void => {
    const ground = terrain.height(x, z, 6) - 0.004;
    turned(pixels, {
      x,
      z,
      ground,
      rings: [
        [wide * 1.35, 0],
        [wide * 1.12, tall * 0.9],
        [wide * 1.12, tall * 0.9],
        [wide * 1.1, tall],
        [0, tall * 0.985],
      ],
      sides: 4,
      turn: 0.65,
      inks: [4],
    });
    for (let corner = 0; corner < 4; corner += 1) {
      const angle = 0.65 + (corner * Math.PI) / 2;
      turned(pixels, {
        x: x + Math.cos(angle) * wide * 0.98,
        z: z + Math.sin(angle) * wide * 0.98,
        ground: ground + tall,
        rings: [
          [wide * 0.2, -tall * 0.02],
          [wide * 0.1, tall * 0.09],
          [0, tall * 0.1],
        ],
        sides: 4,
        turn: 0.65,
        inks: [4],
      });
    }
    for (let i = 0; i < 3; i += 1)
      build(pixels, {
        x,
        z: z - wide * 0.66,
        ground: ground + tall * (0.5 + 0.16 * i),
        width: wide * 0.3,
        length: wide * 0.1,
        tall: tall * 0.05,
        turn: -0.14,
        roof: 'flat',
        pitch: 0,
        wallInk: 6,
        roofInk: 6,
        holeInk: 6,
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
    build(pixels, {
      x,
      z,
      ground: ground - 0.003,
      width: size,
      length: size * (0.9 + 0.8 * next()),
      tall: size * (0.9 + 0.8 * next()),
      turn: -0.14 + (next() < 0.3 ? 0.4 : 0),
      roof: 'flat',
      pitch: 0,
      wallInk: next() < 0.5 ? 4 : 5,
      roofInk: 5,
      holeInk: 6,
    });
  }
  for (const [x, z, wide, tall] of [
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
    towerAt(x, z, wide, tall);
}

export function kasbahStands(seed: number, terrain: Terrain): Stand[] {
  const grows = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0;
  return [
    { kind: 'datePalm', x: -0.135, z: 0.4, size: 0.052, variant: 3 },
    { kind: 'datePalm', x: -0.112, z: 0.43, size: 0.04, variant: 1 },
    { kind: 'datePalm', x: -0.16, z: 0.42, size: 0.036, variant: 5 },
    ...scatter({ seed, kind: 'datePalm', count: 240, variants: 7, size: [0.016, 0.028], near: 0.5, far: 2, spread: 0.44, allowed: grows }),
    ...scatter({
      seed: seed + 1,
      kind: 'bush',
      count: 700,
      variants: 8,
      size: [0.004, 0.01],
      near: 0.4,
      far: 2,
      spread: 0.44,
      allowed: grows,
    }),
  ];
}
