import { bell } from '../ease.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Forest of the rim close by, fever trees by the lake, herds as specks on the floor. */
export function calderaStands(seed: number, terrain: Terrain): Stand[] {
  const rim = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 5)) ?? 0;
  return [
    { kind: 'acacia', x: 0.066, z: 0.165, size: 0.035, variant: 4 },
    { kind: 'acacia', x: -0.082, z: 0.2, size: 0.026, variant: 1, flip: true },
    ...scatter({ seed, kind: 'bush', count: 2200, variants: 8, size: [0.005, 0.012], near: 0.09, far: 1.2, spread: 0.5, allowed: rim }),
    ...scatter({
      seed: seed + 1,
      kind: 'broadleaf',
      count: 420,
      variants: 7,
      size: [0.01, 0.022],
      near: 0.13,
      far: 1.2,
      spread: 0.5,
      allowed: rim,
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'broadleaf',
      count: 260,
      variants: 6,
      size: [0.014, 0.024],
      near: 4.6,
      far: 7.4,
      spread: 0.4,
      allowed: (x, z) => bell(1.5, 0.7, x) * bell(6, 0.4, z),
    }),
  ];
}
