import { ease } from '../ease.ts';
import { gradientNoise } from '../noise.ts';
import type { Stand } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Giraffes on the way to the granite, trees in its lee, a far herd, grass at the feet. */
export function kopjesStands(seed: number): Stand[] {
  const groves = gradientNoise(seed + 5);
  return [
    { kind: 'giraffe', x: -0.047, z: 0.14, size: 0.0092, variant: 1 },
    { kind: 'giraffe', x: -0.034, z: 0.155, size: 0.0084, variant: 4 },
    { kind: 'giraffe', x: -0.068, z: 0.22, size: 0.0078, variant: 2, flip: true },
    { kind: 'broadleaf', x: 0.19, z: 0.6, size: 0.022, variant: 3 },
    { kind: 'broadleaf', x: 0.098, z: 0.66, size: 0.018, variant: 1 },
    { kind: 'acacia', x: -0.27, z: 0.8, size: 0.016, variant: 2 },
    ...scatter({
      seed: seed + 1,
      kind: 'acacia',
      count: 70,
      variants: 6,
      size: [0.01, 0.015],
      near: 1.4,
      far: 9,
      spread: 0.42,
      allowed: (x, z) => ease(0.1, 0.5, groves(x * 0.8, z * 0.5)),
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'bush',
      count: 260,
      variants: 6,
      size: [0.002, 0.005],
      near: 0.55,
      far: 9,
      spread: 0.42,
      allowed: (x, z) => ease(0.15, 0.5, groves(x * 0.9 + 20, z * 0.9)),
    }),
    ...scatter({
      seed: seed + 4,
      kind: 'wildebeest',
      count: 260,
      variants: 5,
      size: [0.0014, 0.0018],
      near: 0.75,
      far: 1.5,
      spread: 0.36,
      allowed: (x, z) => ease(0, 0.4, groves(x * 2.2 + 9, z * 2.6)),
    }),
    ...scatter({
      seed: seed + 3,
      kind: 'grass',
      count: 5200,
      variants: 9,
      size: [0.0006, 0.0014],
      near: 0.085,
      far: 0.5,
      spread: 0.42,
      allowed: (x, z) => ease(-0.35, 0.5, groves(x * 30, z * 14)),
    }),
  ];
}
