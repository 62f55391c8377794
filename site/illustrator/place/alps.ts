import { ease } from '../ease.ts';
import { gradientNoise } from '../noise.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Spruce woods on the near slopes, thinning upward. */
export function alpsStands(seed: number, terrain: Terrain): Stand[] {
  const wood = gradientNoise(seed + 9);
  const grows = (x: number, z: number): number => ease(-0.25, 0.25, wood(x * 2.2, z * 2.2)) * ease(0.95, 0.55, terrain.height(x, z, 5));
  const frame = [[-0.125, 0.33], [-0.104, 0.3], [-0.141, 0.36], [-0.118, 0.31], [-0.092, 0.34], [-0.16, 0.42], [-0.075, 0.37], [0.142, 0.36], [0.165, 0.4], [0.128, 0.33]] as const;
  const framing = frame.map(([x, z], i): Stand => ({ kind: 'spruce', x, z, size: 0.028 + 0.012 * ((i * 7) % 5) * 0.25, variant: i % 8, lift: 0.95 - 0.193 * z - terrain.height(x, z, 8) }));
  const woods = scatter({ seed, kind: 'spruce', count: 7000, variants: 8, size: [0.022, 0.036], near: 0.4, far: 5.5, spread: 0.46, allowed: grows });
  return [...framing, ...woods];
}
