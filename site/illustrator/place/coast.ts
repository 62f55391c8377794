import { build, dome } from '../house.ts';
import { ease } from '../ease.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** A white village on the near headland. */
export function coastHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  for (let i = 0; i < 420; i += 1) {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next());
    const x = 0.07 + Math.cos(a) * r * 0.12;
    const z = 0.92 + Math.sin(a) * r * 0.1;
    const ground = terrain.height(x, z, 8);
    const steep =
      Math.abs(terrain.height(x + 0.008, z, 6) - terrain.height(x - 0.008, z, 6)) +
      Math.abs(terrain.height(x, z + 0.008, 6) - terrain.height(x, z - 0.008, 6));
    if (ground < 0.03 || steep > 0.034) continue;
    const size = 0.003 + 0.0027 * next();
    build(pixels, {
      x,
      z,
      ground,
      width: size,
      length: size * (0.8 + 0.7 * next()),
      tall: size * (1.1 + 0.6 * next()),
      turn: next() < 0.5 ? 0.35 : 0.2 + 0.3 * next(),
      roof: 'flat',
      pitch: 0,
      wallInk: 3,
      roofInk: 3,
      holeInk: next() < 0.3 ? 4 : 5,
    });
  }
  for (const [x, z, size] of [
    [0.125, 0.925, 0.0066],
    [0.02, 0.95, 0.006],
  ] as const) {
    const ground = terrain.height(x, z, 8);
    build(pixels, {
      x,
      z,
      ground,
      width: size,
      length: size * 1.2,
      tall: size * 1.5,
      turn: 0.3,
      roof: 'flat',
      pitch: 0,
      wallInk: 3,
      roofInk: 3,
      holeInk: 4,
    });
    dome(pixels, x, ground + size * 1.5, z, size * 0.86, 4);
  }
}

/** Cypresses among the houses, scrub on the slopes, boats on the water. */
export function coastStands(seed: number, terrain: Terrain): Stand[] {
  const onLand = (x: number, z: number): number => ease(0.05, 0.1, terrain.height(x, z, 6));
  return [
    ...scatter({
      seed,
      kind: 'bush',
      count: 3400,
      variants: 8,
      size: [0.0018, 0.005],
      near: 0.3,
      far: 3.6,
      spread: 0.5,
      allowed: (x, z) => onLand(x, z) * 0.8,
    }),
    ...scatter({
      seed: seed + 1,
      kind: 'cypress',
      count: 26,
      variants: 5,
      size: [0.012, 0.02],
      near: 0.82,
      far: 1.02,
      spread: 0.17,
      allowed: onLand,
    }),
    { kind: 'sail', x: 0.5, z: 1.35, size: 0.018, variant: 0 },
    { kind: 'sail', x: 0.72, z: 2.4, size: 0.018, variant: 0, flip: true },
    { kind: 'sail', x: 1.35, z: 3.1, size: 0.018, variant: 0 },
  ];
}
