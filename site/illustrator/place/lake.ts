import { ease } from '../ease.ts';
import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** A village with a bell tower on the promontory. */
export function lakeHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  const put = (x: number, z: number, size: number, storeys: number, length: number, pitch: number): void => {
    const ground = terrain.height(x, z, 8);
    if (ground > 0.004)
      build(pixels, {
        x,
        z,
        ground,
        width: size,
        length: size * length,
        tall: size * storeys,
        turn: next() * 0.6,
        roof: pitch > size ? 'hip' : 'gable',
        pitch,
        wallInk: 3,
        roofInk: 4,
        holeInk: 5,
      });
  };
  for (let i = 0; i < 90; i += 1) {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next());
    const size = 0.004 + 0.003 * next();
    put(0.46 + Math.cos(a) * r * 0.24, 1.75 + Math.sin(a) * r * 0.07, size, 1.5 + next(), 1 + next(), size * 0.5);
  }
  put(0.4, 1.74, 0.005, 7.5, 1, 0.012);
}

/** Cypresses on the promontory and at the left edge of the picture, sails on the lake. */
export function lakeStands(seed: number, terrain: Terrain): Stand[] {
  const onPoint = (x: number, z: number): number => ease(0.008, 0.014, terrain.height(x, z, 8));
  const frame = [
    [-0.148, 0.062],
    [-0.134, 0.075],
    [-0.119, 0.055],
    [-0.165, 0.08],
    [-0.103, 0.043],
  ] as const;
  return [
    ...scatter({
      seed,
      kind: 'cypress',
      count: 34,
      variants: 6,
      size: [0.014, 0.026],
      near: 1.62,
      far: 1.9,
      spread: 0.42,
      allowed: onPoint,
    }),
    ...scatter({
      seed: seed + 1,
      kind: 'broadleaf',
      count: 46,
      variants: 6,
      size: [0.008, 0.013],
      near: 1.62,
      far: 1.9,
      spread: 0.42,
      allowed: onPoint,
    }),
    ...frame.map(([x, size], i): Stand => ({ kind: 'cypress', x, z: 0.36, size, variant: i, lift: -0.012 })),
    { kind: 'sail', x: 0.02, z: 1.3, size: 0.02, variant: 0 },
    { kind: 'sail', x: -0.32, z: 2.3, size: 0.02, variant: 0, flip: true },
  ];
}
