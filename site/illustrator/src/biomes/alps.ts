import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const alps: Biome = { buildTerrain, placeProps };

/** One tall faceted summit behind lower crests and a wooded valley. */
function buildTerrain(seed: number): Terrain {
  const range = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const wood = gradientNoise(seed + 2);
  return {
    height(x, z, octaves) {
      const wx = x + 0.3 * range(x * 0.5 + 3, z * 0.5) + 0.1 * range(x * 2.1, z * 2.1 + 4);
      const wz = z + 0.3 * range(x * 0.5 - 9, z * 0.5 + 5) + 0.1 * range(x * 2.1 + 7, z * 2.1);
      const crest = ridgedNoise(range, wx * 0.2 + 2.3, wz * 0.19 + 6.1, octaves + 2.2);
      const crag = erodedNoise(rock, x * 0.75, z * 0.75, octaves + 0.4);
      const back = smoothstep(5.5, 11, z) * (0.35 + 1.75 * crest);
      const arete = ridgedNoise(range, wx * 0.62 + 5, wz * 0.62 + 1, octaves + 0.7);
      const peak = horn(0.55 * wx + 0.45 * x - 1.15, 0.55 * wz + 0.45 * z - 9.6, 2.5);
      const summit =
        3.3 * peak * (0.8 + 0.62 * arete * (1 - peak) ** 1.3) +
        0.5 * horn(wx - 2.3, wz - 9.3, 1.3) +
        1.6 * horn(wx + 3.4, wz - 11, 2.6) * (0.8 + 0.4 * arete);
      const middle =
        smoothstep(2.2, 4.4, z) *
        smoothstep(7.4, 5.2, z) *
        (0.15 + 0.85 * ridgedNoise(range, wx * 0.34 + 9, wz * 0.34, octaves + 1.5)) *
        (0.55 + 0.55 * smoothstep(-0.2, -2.6, x) + 0.4 * smoothstep(1.4, 3.4, x));
      const near =
        0.62 * smoothstep(0.12, -0.75, x + 0.1 * z) * smoothstep(3.1, 0.6, z) +
        0.36 * smoothstep(0.55, 1.2, x - 0.12 * z) * smoothstep(2.6, 0.9, z);
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
      const snow = smoothstep(1.12, 1.45, height + ragged + 0.9 * (up - 0.62)) * smoothstep(0.28, 0.5, up + 0.5 * ragged);
      const bare = smoothstep(0.72, 1.0, height + ragged + 0.5 * (0.7 - up));
      const trees = smoothstep(-0.1, 0.12, ragged + 0.12 * wood(x * 5, z * 5)) * smoothstep(0.95, 0.7, height);
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

/** Spruce woods on the near slopes, thinning upward. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const wood = gradientNoise(seed + 9);
  const grows = (x: number, z: number): number =>
    smoothstep(-0.25, 0.25, wood(x * 2.2, z * 2.2)) * smoothstep(0.95, 0.55, terrain.height(x, z, 5));
  const frame = [
    [-0.118, 0.3, 0.9],
    [-0.109, 0.3, 1.15],
    [-0.131, 0.33, 0.8],
    [-0.1, 0.29, 0.75],
    [-0.126, 0.31, 1.2],
    [-0.112, 0.33, 0.7],
    [-0.095, 0.31, 0.5],
    [0.142, 0.36, 0.95],
    [0.151, 0.37, 1.2],
    [0.161, 0.38, 0.8],
    [0.134, 0.35, 0.55],
  ] as const;
  const framing = frame.map(([x, z, height], i): Prop => ({
    kind: 'spruce',
    x,
    z,
    size: 0.036 * height,
    variant: i % 8,
    lift: 0.95 - 0.193 * z - terrain.height(x, z, 8),
  }));
  const woods = scatter('spruce', seed, { count: 7000, variants: 8, size: [0.022, 0.036], distance: [0.4, 5.5], spread: 0.46 }, grows);
  return [...framing, ...woods];
}
