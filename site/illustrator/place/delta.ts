import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Trees and palms on the islands, a family of elephants between two of them. */
export function deltaStands(seed: number, terrain: Terrain): Stand[] {
  const next = random(seed + 9);
  const woods = (x: number, z: number): number => terrain.woods?.(x, z, 0) ?? 0;
  const family = Array.from({ length: 9 }, (_, i): Stand => ({
    kind: 'elephant',
    x: 0.02 + i * 0.017 + 0.006 * next(),
    z: 0.93 + 0.03 * next() - i * 0.006,
    size: i % 4 === 2 ? 0.006 : 0.0115,
    variant: i,
  }));
  return [
    ...family,
    ...scatter({ seed, kind: 'broadleaf', count: 900, variants: 8, size: [0.012, 0.024], near: 0.6, far: 9, spread: 0.46, allowed: woods }),
    ...scatter({
      seed: seed + 1,
      kind: 'datePalm',
      count: 300,
      variants: 7,
      size: [0.016, 0.028],
      near: 0.6,
      far: 6,
      spread: 0.46,
      allowed: woods,
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'bush',
      count: 1900,
      variants: 8,
      size: [0.004, 0.009],
      near: 0.55,
      far: 9,
      spread: 0.46,
      allowed: woods,
    }),
  ];
}
