import { clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A deep inlet under one mitred peak; rain forest hangs on the walls, snow lies on the far tops. */
export function sound(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const horn = (x: number, z: number, cx: number, cz: number, wide: number, tall: number): number => {
    const d = Math.hypot(x - cx, (z - cz) * 0.85) / wide;
    const turned = Math.max(Math.abs((x - cx) * 0.8 + (z - cz) * 0.35), Math.abs(-(x - cx) * 0.45 + (z - cz) * 0.7)) / wide;
    return tall * Math.max(0, 1 - 0.45 * d - 0.62 * turned) ** 1.12;
  };
  return {
    height(x, z, octaves) {
      const wx = x + 0.12 * bend(x * 1.2, z * 1.2) + 0.04 * bend(x * 4, z * 4);
      const wz = z + 0.12 * bend(x * 1.2 + 9, z * 1.2);
      const arete = ridged(bend, wx * 0.8 + 2, wz * 0.7, octaves);
      const mitre = Math.max(horn(wx, wz, -0.42, 4.7, 1.9, 2.05), horn(wx, wz, -1.5, 5.3, 1.7, 1.6), horn(wx, wz, 0.25, 5.2, 1.2, 1.05));
      const left = 1.5 * ease(-0.95, -2.3, x + 0.16 * z * bend(z * 0.5, 0.5)) * ease(1.2, 2.2, z) * ease(5, 3.2, z);
      const right = 1.75 * ease(1.05, 2.5, x - 0.12 * z + 0.3 * bend(z * 0.8, 5.5)) * ease(0.8, 2, z);
      const back = ease(6.5, 9.5, z) * (0.4 + 1.7 * ridged(bend, x * 0.3 + 5, z * 0.24, octaves)) * ease(0.1, 0.9, Math.abs(x - 0.72));
      const all = Math.max(mitre, left, right, back) * (0.74 + 0.42 * arete);
      return all < 0.012 ? -0.02 + all : all - 0.012 + 0.16 * clamp(all * 2) * eroded(rock, x * 1.7, z * 1.5, octaves - 0.6);
    },
    cover(x, z, height, up) {
      const ragged = 0.14 * fbm(bend, x * 3.4, z * 3, 4);
      const snow = ease(1.15, 1.4, height + ragged + 0.5 * (up - 0.6)) * ease(0.25, 0.5, up + ragged);
      const bare = ease(0.55, 0.95, height + ragged * 1.6 + 0.8 * (0.58 - up));
      return mix(mix(0.3 + 2.2 * ragged, 2, bare), 3, snow);
    },
    woods: (x, z, height) => ease(0.01, 0.03, height) * ease(0.7, 0.4, height) * ease(-0.3, 0.2, bend(x * 3, z * 3)),
  };
}
