import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import type { Stand, Terrain } from '../scene.ts';

/** Three white cottages with slate roofs, far apart. */
export function wallsHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  for (const [x, z, turn] of [
    [0.14, 0.5, 1.45],
    [0.163, 0.515, 1.3],
    [0.52, 1.35, 1.7],
    [0.12, 1.75, 1.5],
  ] as const)
    build(pixels, {
      x,
      z,
      ground: terrain.height(x, z, 8),
      width: 0.0034,
      length: 0.0075,
      tall: 0.0036,
      turn,
      roof: 'gable',
      pitch: 0.003,
      wallInk: 4,
      roofInk: 5,
      holeInk: 6,
    });
}

/** Grass on the brink. */
export function wallsStands(seed: number, terrain: Terrain): Stand[] {
  return Array.from({ length: 520 }, (_, i): Stand => {
    const z = 0.13 + 0.14 * ((i * 0.618) % 1);
    const x = (((i * 0.7548 + seed * 0.1) % 1) * 2 - 1) * z * 0.44;
    return { kind: 'grass', x, z, size: terrain.height(x, z, 6) > 0.05 ? 0.0011 : 0.00001, variant: i % 9 };
  });
}
