import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Houses without roofs in rows on the terraces. */
export function incaHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  for (let row = 0; row < 13; row += 1) {
    for (let i = 0; i < 9; i += 1) {
      const z = 0.54 + row * 0.036;
      const x = 0.02 + 0.05 * z + (i - 4) * 0.021 + 0.004 * next() + (row % 2) * 0.006;
      if (next() < 0.3 || (row > 3 && row < 8 && i > 2 && i < 6)) continue;
      const ground = terrain.height(x, z, 8);
      if (ground < 0.34) continue;
      const size = 0.0052 + 0.0026 * next();
      const gabled = next() < 0.55;
      build(pixels, {
        x,
        z,
        ground,
        width: size,
        length: size * (0.8 + 0.7 * next()),
        tall: 0.0052 + 0.003 * next(),
        turn: 0.12 * next(),
        roof: gabled ? 'gable' : 'flat',
        pitch: gabled ? 0.0042 : 0,
        wallInk: 4,
        roofInk: gabled ? 5 : 6,
        holeInk: 7,
      });
    }
  }
}

/** Llamas on the nearest terrace, forest on the steep sides. */
export function incaStands(seed: number, terrain: Terrain): Stand[] {
  const wild = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0;
  return [
    { kind: 'llama', x: -0.052, z: 0.36, size: 0.0105, variant: 1 },
    { kind: 'llama', x: -0.03, z: 0.375, size: 0.0098, variant: 3, flip: true },
    { kind: 'llama', x: -0.065, z: 0.39, size: 0.0095, variant: 2 },
    ...scatter({
      seed: seed + 1,
      kind: 'bush',
      count: 2400,
      variants: 8,
      size: [0.004, 0.009],
      near: 0.3,
      far: 3.6,
      spread: 0.46,
      allowed: wild,
    }),
  ];
}
