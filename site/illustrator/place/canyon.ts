import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Two condors on the first warm air, smoke from the volcano, a few trees between the fields. */
export function canyonStands(seed: number, terrain: Terrain): Stand[] {
  const grows = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 5)) ?? 0;
  const soaring = (x: number, z: number, height: number, size: number, flip: boolean): Stand => ({
    kind: 'condor',
    x,
    z,
    size,
    variant: 0,
    flip,
    lift: height - Math.max(0, terrain.height(x, z, 8)),
  });
  return [
    soaring(-0.0085, 0.045, 0.4205, 0.0014, false),
    soaring(0.021, 0.14, 0.4265, 0.0014, true),
    { kind: 'steam', x: 3.9, z: 13.9, size: 0.9, variant: 2 },
    ...scatter({ seed, kind: 'bush', count: 1500, variants: 8, size: [0.002, 0.005], near: 0.4, far: 3.4, spread: 0.46, allowed: grows }),
    ...scatter({
      seed: seed + 1,
      kind: 'poplar',
      count: 170,
      variants: 6,
      size: [0.009, 0.016],
      near: 0.6,
      far: 2.8,
      spread: 0.46,
      allowed: grows,
    }),
  ];
}
