import { ease } from '../ease.ts';
import { gradientNoise } from '../noise.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Spruce woods on the near slopes, thinning upward. */
export function alpsStands(seed: number, terrain: Terrain): Stand[] {
  const wood = gradientNoise(seed + 9);
  const grows = (x: number, z: number): number => ease(-0.25, 0.25, wood(x * 2.2, z * 2.2)) * ease(0.95, 0.55, terrain.height(x, z, 5));
  const frame = [
    [-0.118, 0.3, 0.9],
    [-0.109, 0.3, 1.15],
    [-0.131, 0.33, 0.8],
    [-0.1, 0.29, 0.75],
    [-0.126, 0.31, 1.2],
    [-0.112, 0.33, 0.7],
    [-0.095, 0.31, 0.5],
    [0.142, 0.36, 0.95],
    [0.151, 0.37, 1.2],
    [0.161, 0.38, 0.8],
    [0.134, 0.35, 0.55],
  ] as const;
  const framing = frame.map(([x, z, tall], i): Stand => ({
    kind: 'spruce',
    x,
    z,
    size: 0.036 * tall,
    variant: i % 8,
    lift: 0.95 - 0.193 * z - terrain.height(x, z, 8),
  }));
  const woods = scatter({
    seed,
    kind: 'spruce',
    count: 7000,
    variants: 8,
    size: [0.022, 0.036],
    near: 0.4,
    far: 5.5,
    spread: 0.46,
    allowed: grows,
  });
  return [...framing, ...woods];
}
