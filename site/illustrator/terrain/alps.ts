import { clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** One tall faceted summit behind lower crests and a wooded valley. */
export function alps(seed: number): Terrain {
  const range = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const wood = gradientNoise(seed + 2);
  return {
    height(x, z, octaves) {
      const wx = x + 0.3 * range(x * 0.5 + 3, z * 0.5) + 0.1 * range(x * 2.1, z * 2.1 + 4);
      const wz = z + 0.3 * range(x * 0.5 - 9, z * 0.5 + 5) + 0.1 * range(x * 2.1 + 7, z * 2.1);
      const crest = ridged(range, wx * 0.2 + 2.3, wz * 0.19 + 6.1, octaves + 2.2);
      const crag = eroded(rock, x * 0.75, z * 0.75, octaves + 0.4);
      const back = ease(5.5, 11, z) * (0.35 + 1.75 * crest);
      const arete = ridged(range, wx * 0.62 + 5, wz * 0.62 + 1, octaves + 0.7);
      const peak = horn(0.55 * wx + 0.45 * x - 1.15, 0.55 * wz + 0.45 * z - 9.6, 2.5);
      const summit =
        3.3 * peak * (0.8 + 0.62 * arete * (1 - peak) ** 1.3) +
        0.5 * horn(wx - 2.3, wz - 9.3, 1.3) +
        1.6 * horn(wx + 3.4, wz - 11, 2.6) * (0.8 + 0.4 * arete);
      const middle =
        ease(2.2, 4.4, z) *
        ease(7.4, 5.2, z) *
        (0.15 + 0.85 * ridged(range, wx * 0.34 + 9, wz * 0.34, octaves + 1.5)) *
        (0.55 + 0.55 * ease(-0.2, -2.6, x) + 0.4 * ease(1.4, 3.4, x));
      const near = 0.62 * ease(0.12, -0.75, x + 0.1 * z) * ease(3.1, 0.6, z) + 0.36 * ease(0.55, 1.2, x - 0.12 * z) * ease(2.6, 0.9, z);
      const floor = 0.1 * range(x * 0.8, z * 0.6);
      return (
        floor +
        near * (1 + 0.22 * crag) +
        middle * (1 + 0.3 * crag) +
        Math.max(back, summit + back * 0.28) +
        0.34 * crag * clamp(back + summit) * (1 - 0.45 * peak)
      );
    },
    cover(x, z, height, up) {
      const ragged = 0.16 * fbm(wood, x * 2.6, z * 2.6, 5);
      const snow = ease(1.12, 1.45, height + ragged + 0.9 * (up - 0.62)) * ease(0.28, 0.5, up + 0.5 * ragged);
      const bare = ease(0.72, 1.0, height + ragged + 0.5 * (0.7 - up));
      const trees = ease(-0.1, 0.12, ragged + 0.12 * wood(x * 5, z * 5)) * ease(0.95, 0.7, height);
      return mix(mix(mix(0, 1, trees), 2, bare), 3, snow);
    },
  };
}

/** A four-sided pyramid with slightly hollow faces, 0 to 1. */
function horn(x: number, z: number, radius: number): number {
  const a = Math.abs(x * 0.86 + z * 0.5);
  const b = Math.abs(-x * 0.5 + z * 0.86);
  const r = (0.72 * Math.max(a, b) + 0.28 * (a + b)) / radius;
  return r >= 1 ? 0 : (1 - r) ** 1.7;
}
