import { bell, ease } from '../ease.ts';
import { gradientNoise } from '../noise.ts';
import { random } from '../random.ts';
import type { Stand } from '../scene.ts';
import { scatter } from '../stand.ts';

/** One great acacia to the right, others that shrink into the haze, a file of wildebeest, grass at the feet. */
export function savannaStands(seed: number): Stand[] {
  const groves = gradientNoise(seed + 5);
  const next = random(seed + 6);
  const herd = Array.from({ length: 46 }, (_, i): Stand => ({
    kind: 'wildebeest',
    x: -0.19 + (i + 0.9 * next()) * 0.0046 + (i % 7 === 0 ? 0.004 : 0),
    z: 0.4 + 0.05 * Math.sin(i * 0.17) + 0.035 * next(),
    size: 0.0015 + 0.0003 * next(),
    variant: i % 5,
    flip: next() < 0.12,
  }));
  return [
    { kind: 'acacia', x: 0.0225, z: 0.105, size: 0.021, variant: 4 },
    { kind: 'acacia', x: 0.142, z: 0.43, size: 0.017, variant: 2, flip: true },
    { kind: 'acacia', x: -0.165, z: 0.62, size: 0.0155, variant: 7 },
    { kind: 'acacia', x: 0.06, z: 0.9, size: 0.016, variant: 1 },
    ...herd,
    ...scatter({
      seed: seed + 1,
      kind: 'acacia',
      count: 150,
      variants: 6,
      size: [0.009, 0.016],
      near: 1.3,
      far: 9,
      spread: 0.42,
      allowed: (x, z) => ease(0.05, 0.45, groves(x * 0.9, z * 0.5)),
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'bush',
      count: 620,
      variants: 6,
      size: [0.0016, 0.005],
      near: 0.8,
      far: 11,
      spread: 0.42,
      allowed: (x, z) => ease(0.1, 0.5, groves(x * 0.7 + 20, z * 0.8)) + 0.5 * bell(5, 0.5, z + 0.4 * x),
    }),
    ...scatter({
      seed: seed + 3,
      kind: 'grass',
      count: 5200,
      variants: 9,
      size: [0.0006, 0.0015],
      near: 0.07,
      far: 0.4,
      spread: 0.42,
      allowed: (x, z) => ease(-0.35, 0.5, groves(x * 34, z * 16)),
    }),
  ];
}
