import { build, dome } from '../house.ts';
import type { Pixels } from '../project.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';
import { turned } from '../turned.ts';

const towers = [
  [0.08, 0.017, 0.022, 0.0082],
  [0.03, 0.013, 0.0185, 0.006],
  [0.125, 0.012, 0.018, 0.0056],
  [0.166, 0.013, 0.0165, 0.0062],
  [-0.012, 0.011, 0.0155, 0.0054],
] as const;

/** A white palace that fills its island, and a domed pavilion close by that frames it. */
export function palaceLakeHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  const white = { wallInk: 2, roofInk: 2, holeInk: 3, roof: 'flat', pitch: 0, turn: 0 } as const;
  const block = (x: number, wide: number, tall: number, near = 0): void =>
    build(pixels, { x, z: 0.52 - near, ground: 0.002, width: wide, length: 0.009, tall, ...white });
  block(0.08, 0.112, 0.0085);
  block(0.07, 0.08, 0.0135, 0.012);
  for (const [x, wide, tall, radius] of towers) {
    block(x, wide, tall, 0.018);
    dome(pixels, x, tall + 0.0018, 0.501, radius, 2);
    for (const side of [-1, 1]) dome(pixels, x + side * wide * 0.86, tall + 0.0018, 0.494, radius * 0.42, 2);
  }
  pavilion(pixels, -0.062, 0.235, terrain.height(-0.062, 0.235, 6));
}

function pavilion(pixels: Pixels, x: number, z: number, water: number): void {
  const ground = Math.max(0, water) - 0.004;
  const box = (rings: readonly (readonly [number, number])[], sides = 8): void =>
    turned(pixels, { x, z, ground, rings, sides, turn: 0.3, inks: [4] });
  box([
    [0.0175, 0],
    [0.0175, 0.0082],
    [0, 0.0082],
  ]);
  for (let i = 0; i < 8; i += 1) {
    const angle = 0.3 + (i / 8) * Math.PI * 2;
    turned(pixels, {
      x: x + Math.cos(angle) * 0.0132,
      z: z + Math.sin(angle) * 0.0132,
      ground: ground + 0.0082,
      rings: [
        [0.0012, 0],
        [0.0009, 0.002],
        [0.0008, 0.0125],
        [0.0014, 0.0145],
      ],
      sides: 8,
      turn: 0,
      inks: [4],
    });
  }
  box([
    [0.0142, 0.0226],
    [0.0142, 0.0242],
    [0.0188, 0.0238],
    [0.0188, 0.0246],
    [0.0135, 0.0262],
  ]);
  turned(pixels, {
    x,
    z,
    ground: ground + 0.0262,
    rings: [
      [0.0134, 0],
      [0.0138, 0.003],
      [0.0122, 0.0068],
      [0.0086, 0.0102],
      [0.004, 0.0122],
      [0.0011, 0.0132],
      [0.0006, 0.0168],
      [0, 0.0176],
    ],
    sides: 24,
    turn: 0,
    inks: [4],
  });
}

/** Scrub along the far shore and one slim boat. */
export function palaceLakeStands(seed: number, terrain: Terrain): Stand[] {
  return [
    ...scatter({
      seed,
      kind: 'bush',
      count: 900,
      variants: 8,
      size: [0.006, 0.016],
      near: 1.9,
      far: 4,
      spread: 0.44,
      allowed: (x, z) => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0,
    }),
    { kind: 'gondola', x: -0.005, z: 0.4, size: 0.0046, variant: 0 },
  ];
}
