import { ease } from '../ease.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Emergent crowns over the forest and palms along the river. */
export function jungleStands(seed: number, terrain: Terrain): Stand[] {
  const dry = (x: number, z: number): number => ease(0.01, 0.03, terrain.height(x, z, 6));
  return [
    ...scatter({ seed, kind: 'emergent', count: 70, variants: 7, size: [0.03, 0.05], near: 0.7, far: 5, spread: 0.44, allowed: dry }),
    ...scatter({
      seed: seed + 1,
      kind: 'palm',
      count: 130,
      variants: 8,
      size: [0.022, 0.036],
      near: 0.42,
      far: 2.4,
      spread: 0.44,
      allowed: (x, z) => dry(x, z) * ease(0.16, 0.06, terrain.height(x, z, 6)),
    }),
  ];
}
