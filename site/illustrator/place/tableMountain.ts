import { ease } from '../ease.ts';
import { gradientNoise } from '../noise.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Dune grass on the beach, one boat that comes home across the bay. */
export function tableMountainStands(seed: number, terrain: Terrain): Stand[] {
  const clumps = gradientNoise(seed + 5);
  return [
    { kind: 'sail', x: -0.34, z: 1.5, size: 0.03, variant: 0 },
    { kind: 'sail', x: 0.72, z: 3.4, size: 0.03, variant: 0, flip: true },
    ...scatter({
      seed,
      kind: 'grass',
      count: 1500,
      variants: 9,
      size: [0.0008, 0.0021],
      near: 0.05,
      far: 0.13,
      spread: 0.42,
      allowed: (x, z) => ease(0.0015, 0.004, terrain.height(x, z, 6)) * ease(0, 0.4, clumps(x * 60, z * 34)),
    }),
  ];
}
