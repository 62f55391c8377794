import { ease } from '../ease.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Stilt houses on the slopes, trees between the paddies. */
export function terracesStands(seed: number, terrain: Terrain): Stand[] {
  const high = (x: number, z: number): number => ease(0.3, 0.42, terrain.height(x, z, 6)) + 0.03;
  return [
    ...scatter({ seed: seed + 1, kind: 'bush', count: 1100, variants: 8, size: [0.004, 0.009], near: 0.5, far: 4.4, spread: 0.44, allowed: high }),
    ...scatter({ seed: seed + 2, kind: 'palm', count: 46, variants: 6, size: [0.012, 0.018], near: 0.55, far: 2.2, spread: 0.4, allowed: (x, z) => high(x, z) * 0.3 + 0.03 }),
    { kind: 'stilthouse', x: 0.165, z: 0.62, size: 0.0105, variant: 0 },
    { kind: 'stilthouse', x: 0.196, z: 0.65, size: 0.009, variant: 0, flip: true },
    { kind: 'stilthouse', x: -0.31, z: 1.15, size: 0.0095, variant: 0 },
    { kind: 'stilthouse', x: -0.27, z: 1.22, size: 0.009, variant: 0, flip: true },
    { kind: 'stilthouse', x: 0.46, z: 1.8, size: 0.0095, variant: 0 },
  ];
}
