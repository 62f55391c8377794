import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Spruce woods on the lower slopes and one boat. */
export function fjordStands(seed: number, terrain: Terrain): Stand[] {
  const allowed = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0;
  return [
    ...scatter({ seed, kind: 'spruce', count: 15000, variants: 10, size: [0.01, 0.019], near: 0.5, far: 8, spread: 0.5, allowed }),
    { kind: 'sail', x: 0.21, z: 1.62, size: 0.024, variant: 0 },
  ];
}
