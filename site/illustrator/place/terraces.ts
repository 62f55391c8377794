import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Stilt houses on the slopes, trees between the paddies. */
export function terracesStands(seed: number, terrain: Terrain): Stand[] {
  const wild = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0;
  return [
    ...scatter({
      seed: seed + 1,
      kind: 'bush',
      count: 1900,
      variants: 8,
      size: [0.004, 0.009],
      near: 0.5,
      far: 4.4,
      spread: 0.44,
      allowed: wild,
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'palm',
      count: 46,
      variants: 6,
      size: [0.012, 0.018],
      near: 0.55,
      far: 2.2,
      spread: 0.4,
      allowed: wild,
    }),
    ...groves.flatMap(([x, z], i) => grove(seed + i, x, z)),
    { kind: 'stilthouse', x: 0.205, z: 0.68, size: 0.024, variant: 0 },
    { kind: 'stilthouse', x: 0.262, z: 0.74, size: 0.02, variant: 0, flip: true },
    { kind: 'stilthouse', x: -0.36, z: 1.2, size: 0.02, variant: 0 },
    { kind: 'stilthouse', x: -0.3, z: 1.28, size: 0.019, variant: 0, flip: true },
    { kind: 'stilthouse', x: 0.5, z: 1.9, size: 0.02, variant: 0 },
  ];
}

const groves = [
  [0.17, 0.69],
  [0.235, 0.71],
  [0.3, 0.76],
  [-0.4, 1.22],
  [-0.26, 1.3],
  [0.55, 1.93],
  [-0.12, 1.75],
  [-0.62, 1.75],
  [0.86, 2.3],
  [-0.24, 0.78],
] as const;

function grove(seed: number, x: number, z: number): Stand[] {
  const next = random(seed);
  const around = (): { x: number; z: number } => ({ x: x + (next() - 0.5) * 0.05, z: z + (next() - 0.5) * 0.05 });
  return [
    ...Array.from({ length: 9 }, (): Stand => ({
      kind: 'bush',
      ...around(),
      size: 0.005 + 0.006 * next(),
      variant: Math.floor(next() * 8),
    })),
    ...Array.from({ length: 3 }, (): Stand => ({
      kind: 'palm',
      ...around(),
      size: 0.02 + 0.012 * next(),
      variant: Math.floor(next() * 6),
    })),
  ];
}
