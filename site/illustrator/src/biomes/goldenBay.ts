import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const goldenBay: Biome = { buildTerrain, placeProps };

/** A crescent of orange sand between wooded headlands of granite, a bar that shows through clear shallows. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const away = Math.hypot(x - 0.13, (z - 0.66) * 0.92) + 0.012 * fbm(line, x * 6, z * 6, 3);
      const open = smoothstep(0.2, 0.52, x - 0.1 * z) * smoothstep(1.25, 0.9, z - 0.3 * x);
      const back = away - 0.36 - 0.7 * open;
      const left = 0.15 - Math.hypot((x + 0.3) * 0.9, (z - 0.36) * 0.7) + 0.02 * fbm(line, x * 9, z * 9, 4);
      const right = 0.15 - Math.hypot((x - 0.46) * 0.8, (z - 1.12) * 0.7) + 0.035 * fbm(line, x * 8, z * 8, 4);
      const cape = (cx: number, cz: number, wide: number, deep: number, tall: number): number =>
        tall * (gaussian(cx, wide, x) * gaussian(cz, deep, z) - 0.16 + 0.07 * fbm(line, x * 2.4 + cx, z * 2, 4));
      const beyond = Math.max(
        cape(1.5, 2.3, 0.75, 0.5, 0.4),
        cape(2.6, 4.2, 1.3, 0.7, 0.62),
        cape(-1.7, 3.4, 0.9, 0.6, 0.5),
        cape(0.5, 7, 1.6, 0.8, 0.24),
      );
      const inland = Math.max(Math.min(back, 1.5 - z + 0.5 * x), left, right);
      const bar = 0.0028 * smoothstep(0.05, 0.01, Math.abs(away - 0.2 + 0.04 * line(x * 6, z * 6))) * smoothstep(0.3, -0.1, x);
      if (inland < 0)
        return beyond > 0
          ? beyond * (1 + 0.3 * erodedNoise(rock, x * 2, z * 1.8, octaves))
          : Math.min(-0.0003, Math.max(-0.03, inland * 0.03 - 0.0007) + bar);
      const beach = 0.0042 * smoothstep(0, 0.05, back) * (inland === back ? 1 : 0);
      const hills =
        0.3 * smoothstep(0.045, 0.7, back) * (0.7 + 0.5 * fbm(line, x * 1.1 + 3, z * 0.9, 4)) +
        0.16 * smoothstep(0, 0.17, left) +
        0.15 * smoothstep(0, 0.2, right);
      const land = 0.0012 + beach + hills * (1 + 0.22 * erodedNoise(rock, x * 3, z * 2.6, octaves - 1));
      const crowns =
        (0.007 * canopyHeight(x * 92, z * 70, seed) + 0.006 * canopyHeight(x * 41, z * 30, seed + 2)) *
        smoothstep(0.008, 0.024, hills) *
        smoothstep(5, 2.6, z);
      return Math.max(land + crowns, beyond);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 9, z * 8, 4);
      if (height < 0.0092 && z < 1.2) return height < 0.0012 ? 3 : 2.05 + 0.2 * tone;
      const bare = smoothstep(0.62, 0.42, up + 0.1 * tone) * smoothstep(0.05, 0.016, height);
      return mix(clamp(0.45 + 0.9 * tone, 0, 1.15), 3, Math.max(bare, 0.85 * smoothstep(0.013, 0.006, height)));
    },
  };
}

/** Kayaks on the shallows, a water taxi, tree ferns and manuka on the near headland. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = (x: number, z: number): number => (terrain.height(x, z, 5) > 0.02 ? 0.8 : 0);
  return [
    { kind: 'kayak', x: 0.045, z: 0.5, size: 0.0036, variant: 0, flip: true },
    { kind: 'kayak', x: 0.072, z: 0.34, size: 0.0036, variant: 0 },
    { kind: 'kayak', x: 0.016, z: 0.41, size: 0.0036, variant: 0 },
    { kind: 'motorYacht', x: 0.24, z: 0.68, size: 0.008, variant: 0 },
    { kind: 'sail', x: 0.72, z: 1.7, size: 0.02, variant: 0 },
    ...scatter('treeFern', seed, { count: 90, variants: 6, size: [0.008, 0.014], distance: [0.44, 1.1], spread: 0.44 }, woods),
    { kind: 'treeFern', x: -0.062, z: 0.166, size: 0.036, variant: 2, lift: -0.002 },
    { kind: 'treeFern', x: -0.0735, z: 0.17, size: 0.027, variant: 4, lift: -0.002 },
    { kind: 'broadleaf', x: -0.079, z: 0.168, size: 0.02, variant: 3, lift: -0.006 },
    { kind: 'broadleaf', x: -0.058, z: 0.164, size: 0.0135, variant: 6, lift: -0.006 },
  ];
}
