import { bell, ease } from '../ease.ts';
import { gradientNoise } from '../noise.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Where the wooded stream runs: right of the eye at each distance. */
const stream = (z: number): number => 0.28 * Math.sin(z * 1.7 + 0.4) * Math.min(1.6, z) - 0.05;

/** Wildebeest in long files, elephants with their young, a wooded stream, and grass as tall as the eye. */
export function greenPlainStands(seed: number, terrain: Terrain): Stand[] {
  const groves = gradientNoise(seed + 5);
  const next = random(seed + 6);
  const file = (count: number, from: number, lead: number, wave: number): Stand[] =>
    Array.from({ length: count }, (_, i): Stand => {
      const t = (i + 1.4 * next()) / count;
      const z = 1.35 * 0.105 ** (t * lead) * (1 + 0.02 * (next() - 0.5));
      const across = from + 0.66 * t + wave * Math.sin(t * 8.2);
      return { kind: 'wildebeest', x: across * z, z, size: 0.0016 + 0.0003 * next(), variant: i % 5, flip: next() < 0.06 };
    });
  return [
    ...file(230, -0.27, 0.97, 0.1),
    ...file(120, -0.27, 0.93, 0.108),
    ...file(130, -0.42, 0.62, 0.06),
    ...file(90, -0.2, 0.4, -0.05),
    ...[0.0031, 0.0019, 0.0029, 0.0014, 0.003].map((size, i): Stand => ({
      kind: 'elephant',
      x: -0.062 + i * 0.0034,
      z: 0.225 + 0.004 * Math.sin(i * 2),
      size,
      variant: i,
      flip: i === 2,
    })),
    { kind: 'acacia', x: -0.21, z: 0.66, size: 0.014, variant: 4 },
    { kind: 'acacia', x: 0.3, z: 1.1, size: 0.015, variant: 2 },
    ...scatter({
      seed: seed + 1,
      kind: 'broadleaf',
      count: 560,
      variants: 7,
      size: [0.007, 0.015],
      near: 0.75,
      far: 7,
      spread: 0.44,
      allowed: (x, z) => bell(stream(z), 0.02 + 0.018 * z, x),
    }),
    ...scatter({
      seed: seed + 4,
      kind: 'acacia',
      count: 90,
      variants: 6,
      size: [0.009, 0.014],
      near: 1.2,
      far: 8,
      spread: 0.44,
      allowed: (x, z) => ease(0.1, 0.5, groves(x * 0.8, z * 0.5)),
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'bush',
      count: 420,
      variants: 6,
      size: [0.0015, 0.004],
      near: 0.5,
      far: 9,
      spread: 0.44,
      allowed: (x, z) => 0.5 * ease(0.15, 0.5, groves(x * 0.9 + 20, z * 0.9)) + bell(stream(z), 0.03 + 0.02 * z, x),
    }),
    ...scatter({
      seed: seed + 7,
      kind: 'grass',
      count: 4200,
      variants: 9,
      size: [0.0006, 0.0012],
      near: 0.1,
      far: 0.6,
      spread: 0.44,
      allowed: (x, z) => ease(-0.2, 0.5, groves(x * 26, z * 12)),
    }),
    ...scatter({
      seed: seed + 3,
      kind: 'grass',
      count: 1900,
      variants: 9,
      size: [0.0005, 0.00135],
      near: 0.0115,
      far: 0.07,
      spread: 0.46,
      allowed: (x, z) => (terrain.height(x, z, 6) > 0.003 ? 1 : 0),
    }),
  ];
}
