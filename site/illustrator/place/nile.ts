import { ease } from '../ease.ts';
import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';

/** Low mud-brick houses among the fields on the far bank. */
export function nileHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  for (let i = 0; i < 46; i += 1) {
    const x = -0.2 + 0.85 * next();
    const z = 1.55 + 0.4 * next();
    const size = 0.005 + 0.004 * next();
    build(pixels, {
      x,
      z,
      ground: Math.max(0.004, terrain.height(x, z, 8)),
      width: size,
      length: size * (0.8 + next()),
      tall: size * (0.9 + 0.5 * next()),
      turn: 0.4 * next(),
      roof: 'flat',
      pitch: 0,
      wallInk: 4,
      roofInk: 4,
      holeInk: 5,
    });
  }
}

/** Feluccas under sail, date palms along the far bank and two at the near one, reeds at the feet. */
export function nileStands(seed: number, terrain: Terrain): Stand[] {
  const strip = (x: number, z: number): number => ease(0.002, 0.005, terrain.height(x, z, 6)) * ease(0.03, 0.012, terrain.height(x, z, 6));
  return [
    { kind: 'felucca', x: 0.1, z: 0.42, size: 0.058, variant: 2 },
    { kind: 'felucca', x: -0.2, z: 0.92, size: 0.046, variant: 1, flip: true },
    { kind: 'felucca', x: 0.42, z: 1.12, size: 0.044, variant: 5 },
    { kind: 'datePalm', x: -0.072, z: 0.205, size: 0.07, variant: 2, lift: -0.004 },
    { kind: 'datePalm', x: -0.088, z: 0.225, size: 0.058, variant: 5, lift: -0.004 },
    { kind: 'datePalm', x: -0.06, z: 0.2, size: 0.036, variant: 1, lift: -0.003 },
    ...scatter({
      seed,
      kind: 'datePalm',
      count: 260,
      variants: 7,
      size: [0.018, 0.034],
      near: 1.15,
      far: 2.2,
      spread: 0.46,
      allowed: strip,
    }),
    ...scatter({
      seed: seed + 1,
      kind: 'bush',
      count: 520,
      variants: 8,
      size: [0.005, 0.012],
      near: 1.15,
      far: 2.6,
      spread: 0.46,
      allowed: strip,
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'reeds',
      count: 60,
      variants: 6,
      size: [0.006, 0.011],
      near: 0.1,
      far: 0.22,
      spread: 0.44,
      allowed: (x, z) => ease(-0.002, 0.002, terrain.height(x, z, 6)),
    }),
  ];
}
