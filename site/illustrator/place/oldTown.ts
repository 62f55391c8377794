import { ease } from '../ease.ts';
import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

const walls = [4, 5, 6] as const;

/** Houses packed on the hill with a bell tower above them, and two farms below. */
export function oldTownHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  const put = (x: number, z: number, size: number, storeys: number, length: number, roof: 'gable' | 'hip' | 'flat', turn: number, pitch: number): void =>
    build(pixels, { x, z, ground: terrain.height(x, z, 8), width: size, length: size * length, tall: size * storeys, turn, roof, pitch, wallInk: walls[Math.floor(next() * 3)] ?? 4, roofInk: next() < 0.6 ? 7 : 8, holeInk: 9 });
  for (let i = 0; i < 430; i += 1) {
    const a = next() * Math.PI * 2;
    const r = next() ** 0.62;
    const size = 0.0036 + 0.0024 * next();
    put(0.24 + Math.cos(a) * r * 0.135, 1.26 + Math.sin(a) * r * 0.15, size, 1.5 + 1.3 * next() + 0.6 * (1 - r), 0.9 + 0.9 * next(), 'gable', a + (next() < 0.5 ? 0 : Math.PI / 2), size * (0.42 + 0.2 * next()));
  }
  put(0.225, 1.25, 0.0062, 7.4, 1, 'hip', 0.4, 0.008);
  put(0.262, 1.27, 0.0048, 6.2, 1, 'flat', 0.2, 0);
  put(0.24, 1.262, 0.011, 2.6, 2.1, 'gable', 0.4, 0.006);
  put(-0.34, 0.86, 0.006, 1.3, 1.7, 'gable', 0.5, 0.003);
  put(-0.322, 0.874, 0.004, 1.4, 1.2, 'gable', 2.1, 0.002);
  put(-0.75, 2.3, 0.008, 1.4, 1.7, 'gable', 0.2, 0.004);
}

/** Cypresses in rows along the tracks, olives on the slopes, a few trees in the town. */
export function oldTownStands(seed: number): Stand[] {
  const next = random(seed + 8);
  const row = (x0: number, z0: number, x1: number, z1: number, count: number, size: number): Stand[] =>
    Array.from({ length: count }, (_, i): Stand => {
      const t = (i + 0.3 * next()) / count;
      return { kind: 'cypress', x: x0 + (x1 - x0) * t + 0.012 * Math.sin(t * 7), z: z0 + (z1 - z0) * t, size: size * (0.8 + 0.4 * next()), variant: i % 6 };
    });
  const slopes = (x: number, z: number): number => ease(0.2, 0.3, Math.hypot(x - 0.24, z - 1.26)) * 0.8 + 0.05;
  return [
    ...row(-0.345, 0.845, -0.09, 0.6, 15, 0.016),
    ...row(-0.31, 0.885, 0.1, 1.12, 17, 0.015),
    ...row(0.52, 1.1, 0.9, 1.75, 13, 0.016),
    ...scatter({ seed: seed + 1, kind: 'cypress', count: 60, variants: 6, size: [0.009, 0.017], near: 1.13, far: 1.45, spread: 0.34, allowed: (x, z) => ease(0.22, 0.1, Math.hypot(x - 0.24, z - 1.28)) }),
    ...scatter({ seed: seed + 2, kind: 'bush', count: 700, variants: 8, size: [0.003, 0.007], near: 0.5, far: 3.8, spread: 0.46, allowed: slopes }),
    ...scatter({ seed: seed + 4, kind: 'broadleaf', count: 90, variants: 6, size: [0.006, 0.011], near: 0.6, far: 2.6, spread: 0.46, allowed: slopes }),
    { kind: 'cypress', x: -0.128, z: 0.33, size: 0.024, variant: 2 },
    { kind: 'cypress', x: -0.117, z: 0.335, size: 0.02, variant: 4 },
  ];
}
