import { ease } from '../ease.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Beech forest on the walls; the boat tells how high they are. */
export function soundStands(seed: number, terrain: Terrain): Stand[] {
  return [
    ...scatter({
      seed,
      kind: 'bush',
      count: 9000,
      variants: 8,
      size: [0.014, 0.026],
      near: 0.8,
      far: 6,
      spread: 0.55,
      allowed: (x, z) => (terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0) * ease(0.8, 1, z),
    }),
    { kind: 'sail', x: 0.16, z: 0.85, size: 0.02, variant: 0 },
  ];
}
