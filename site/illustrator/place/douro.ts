import { ease } from '../ease.ts';
import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

const estates = [
  [0.3, 0.92],
  [-0.42, 1.5],
  [0.62, 2.1],
] as const;

/** White estates under tiled roofs. */
export function douroHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  for (const [x, z] of estates) {
    for (const [dx, dz, size, length] of [
      [0, 0, 0.0062, 2.3],
      [0.019, 0.004, 0.0046, 1.5],
      [-0.016, 0.008, 0.004, 1.4],
    ] as const) {
      const ground = terrain.height(x + dx, z + dz, 8);
      build(pixels, {
        x: x + dx,
        z: z + dz,
        ground,
        width: size,
        length: size * length,
        tall: size * 1.35,
        turn: 1.35 + 0.3 * next(),
        roof: 'hip',
        pitch: size * 0.6,
        wallInk: 5,
        roofInk: 6,
        holeInk: 7,
      });
    }
  }
}

/** Cypresses by the estates, olives and scrub where no vines grow, one boat. */
export function douroStands(seed: number, terrain: Terrain): Stand[] {
  const wild = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0;
  const near = (x: number, z: number): number => Math.max(...estates.map(([ex, ez]) => ease(0.07, 0.02, Math.hypot(x - ex, z - ez))));
  return [
    ...scatter({ seed, kind: 'cypress', count: 26, variants: 6, size: [0.012, 0.022], near: 0.8, far: 2.3, spread: 0.46, allowed: near }),
    ...scatter({
      seed: seed + 1,
      kind: 'broadleaf',
      count: 40,
      variants: 6,
      size: [0.009, 0.014],
      near: 0.8,
      far: 2.3,
      spread: 0.46,
      allowed: near,
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'bush',
      count: 2600,
      variants: 8,
      size: [0.003, 0.008],
      near: 0.4,
      far: 4.6,
      spread: 0.46,
      allowed: wild,
    }),
    { kind: 'sail', x: 0.06, z: 1.02, size: 0.015, variant: 0 },
  ];
}
