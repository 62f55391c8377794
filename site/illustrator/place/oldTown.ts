import { ease } from '../ease.ts';
import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import { random } from '../random.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';
import { road } from '../terrain/oldTown.ts';

const walls = [5, 6, 7] as const;

/** Houses packed on the hill with a bell tower above them, and two farms below. */
export function oldTownHouses(seed: number, terrain: Terrain, pixels: Pixels): void {
  const next = random(seed + 3);
  const put = (
    x: number,
    z: number,
    size: number,
    storeys: number,
    length: number,
    roof: 'gable' | 'hip' | 'flat',
    turn: number,
    pitch: number,
  ): void =>
    build(pixels, {
      x,
      z,
      ground: terrain.height(x, z, 8),
      width: size,
      length: size * length,
      tall: size * storeys,
      turn,
      roof,
      pitch,
      wallInk: walls[Math.floor(next() * 3)] ?? 5,
      roofInk: next() < 0.6 ? 8 : 9,
      holeInk: 10,
    });
  for (let i = 0; i < 430; i += 1) {
    const a = next() * Math.PI * 2;
    const r = next() ** 0.62;
    const size = 0.0036 + 0.0024 * next();
    put(
      0.24 + Math.cos(a) * r * 0.135,
      1.26 + Math.sin(a) * r * 0.15,
      size,
      1.5 + 1.3 * next() + 0.6 * (1 - r),
      0.9 + 0.9 * next(),
      'gable',
      a + (next() < 0.5 ? 0 : Math.PI / 2),
      size * (0.42 + 0.2 * next()),
    );
  }
  put(0.225, 1.25, 0.0062, 7.4, 1, 'hip', 0.4, 0.008);
  put(0.262, 1.27, 0.0048, 6.2, 1, 'flat', 0.2, 0);
  put(0.24, 1.262, 0.011, 2.6, 2.1, 'gable', 0.4, 0.006);
  put(-0.34, 0.86, 0.006, 1.3, 1.7, 'gable', 0.5, 0.003);
  put(-0.322, 0.874, 0.004, 1.4, 1.2, 'gable', 2.1, 0.002);
  put(-0.75, 2.3, 0.008, 1.4, 1.7, 'gable', 0.2, 0.004);
}

/** Cypresses along the white road, hedges and olive groves on the slopes, trees in the town. */
export function oldTownStands(seed: number, terrain: Terrain): Stand[] {
  const next = random(seed + 8);
  const avenue = Array.from({ length: 44 }, (_, i): Stand => {
    const z = 0.4 * 1.026 ** i;
    return { kind: 'cypress', x: road(z) + (i % 2 === 0 ? -0.011 : 0.011), z, size: 0.015 + 0.006 * next(), variant: i % 6 };
  });
  const woods = (x: number, z: number): number => terrain.woods?.(x, z, 0) ?? 0;
  return [
    ...avenue,
    ...scatter({
      seed: seed + 1,
      kind: 'cypress',
      count: 46,
      variants: 6,
      size: [0.009, 0.017],
      near: 1.1,
      far: 1.45,
      spread: 0.34,
      allowed: (x, z) => ease(0.2, 0.1, Math.hypot(x - 0.24, z - 1.26)),
    }),
    ...scatter({
      seed: seed + 2,
      kind: 'bush',
      count: 3400,
      variants: 8,
      size: [0.003, 0.0065],
      near: 0.42,
      far: 4.5,
      spread: 0.46,
      allowed: woods,
    }),
    ...scatter({
      seed: seed + 4,
      kind: 'broadleaf',
      count: 160,
      variants: 6,
      size: [0.006, 0.011],
      near: 0.5,
      far: 3,
      spread: 0.46,
      allowed: woods,
    }),
  ];
}
