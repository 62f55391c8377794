import { clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Small fields between walls of dry stone on a plateau that breaks off into the sea. */
export function walls(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const edge = (z: number): number =>
    -0.06 + 0.33 * Math.sin(z * 1.15 + 2.5) * ease(0.2, 0.8, z) + 0.05 * bend(z * 4, 0.5) + 0.016 * bend(z * 15, 3.5) - 0.16 * z;
  const inland = (x: number, z: number): number => x - edge(z) + 0.012 * bend(x * 30, z * 30);
  const ground = (x: number, z: number): number =>
    0.075 + 0.022 * bend(x * 1.6 + 2, z * 1.2) + 0.05 * ease(0.1, 1.1, x - 0.12 * z) - 0.02 * ease(1.6, 4, z);
  const wall = (x: number, z: number): number => {
    const wx = (x + 0.03 * bend(x * 5, z * 5)) * 1.05 + 0.4 * z;
    const wz = z - 0.5 * x + 0.06 * bend(x * 3 + 7, z * 3);
    const row = Math.floor(wz * 13);
    const across = wx * 11 + row * 0.37 + 0.3 * bend(row * 1.7, Math.floor(wx * 2));
    const near = Math.min(Math.abs(wz * 13 - Math.round(wz * 13)) / 13, Math.abs(across - Math.round(across)) / 11);
    return ease(0.0026, 0.0012, near) * ease(0.006, 0.016, inland(x, z));
  };
  return {
    height(x, z, octaves) {
      const d = inland(x, z);
      if (z > 5.2) return Math.max(-0.02, 0.16 * fbm(bend, x * 0.3 + 4, 1.5, 4) * ease(9, 12, z) - 0.02);
      if (d < 0) return Math.max(-0.03, d * 0.7 - 0.002);
      const cliff = ease(0, 0.018 + 0.02 * z, d + 0.004 * bend(z * 40, x * 40));
      const ledge = 0.3 * eroded(rock, x * 9, z * 7, octaves - 3) * (1 - cliff);
      return (
        ground(x, z) * (cliff * 0.93 + 0.07 * ease(0, 0.3, d)) * (1 + ledge) +
        0.0017 * wall(x, z) * ease(3, 1.5, z) * (1 + 0.4 * bend(x * 900, z * 900))
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(bend, x * 9, z * 8, 4);
      const d = inland(x, z);
      if (d < 0.03 + 0.02 * z && up < 0.8) return 2.2 + 0.5 * Math.abs(Math.sin(height * 420 + 3 * tone));
      const w = wall(x, z) * ease(4.4, 2, z);
      const wx = (x + 0.03 * bend(x * 5, z * 5)) * 1.05 + 0.4 * z;
      const row = Math.floor((z - 0.5 * x + 0.06 * bend(x * 3 + 7, z * 3)) * 13);
      const lot = bend(row * 3.7 + 0.4, Math.floor(wx * 11 + row * 0.37) * 2.3 + 0.7);
      const bare = ease(0.12, 0.4, fbm(bend, x * 3 + 9, z * 2.4, 4) - 0.9 * ease(0.35, 0.08, d));
      return mix(mix(clamp(0.5 + 0.9 * lot + 0.3 * tone), 1.8, clamp(bare * 0.7)), 2.9, w);
    },
  };
}
