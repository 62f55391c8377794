import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const savanna: Biome = { buildTerrain, placeProps };

/** A grass plain that rolls toward a long escarpment. */
function buildTerrain(seed: number): Terrain {
  const swell = gradientNoise(seed);
  const scarp = gradientNoise(seed + 1);
  const patch = gradientNoise(seed + 2);
  return {
    height(x, z, octaves) {
      const roll = 0.016 * swell(x * 0.7, z * 0.5) * smoothstep(0.1, 2, z) + 0.04 * smoothstep(2, 7, z) * swell(x * 0.22 + 4, z * 0.3);
      const grass = 0.0011 * fbm(swell, x * 22, z * 7, Math.min(4, octaves - 3), 0.5) * smoothstep(2.5, 0.2, z);
      const edge = 15.5 + 1.7 * fbm(swell, x * 0.16 + 8, 0.5, 4) - 0.16 * x;
      const rise =
        smoothstep(edge - 1.0, edge + 1.2, z) * (0.56 - 0.022 * x + 0.1 * swell(x * 0.14 + 2, 3.3)) + 0.1 * smoothstep(edge - 4, edge, z);
      const gullies = rise > 0.01 ? rise * 0.26 * erodedNoise(scarp, x * 0.7, z * 0.4, octaves - 1) : 0;
      const lone = 0.3 * gaussian(-3.4, 0.75, x) * gaussian(11, 0.9, z) + 0.16 * gaussian(-4.6, 0.6, x) * gaussian(11.2, 0.8, z);
      return roll + grass + rise * 0.78 + gullies + lone * (1 + 0.4 * erodedNoise(scarp, x, z, octaves));
    },
    cover(x, z, height) {
      const wide = fbm(patch, x * 2.2, z * 0.9, 4) + 0.5 * fbm(patch, x * 9, z * 5, 3) * smoothstep(1.5, 0.2, z);
      const tuft = fbm(patch, x * 30, z * 12, 3) * smoothstep(1.2, 0.1, z);
      const plain =
        mix(0.5, 0, smoothstep(-0.35, 0.4, wide + 0.5 * tuft)) +
        smoothstep(0.1, 0.5, wide + 0.35 * patch(x * 7, z * 2.4)) * 0.9 * smoothstep(0.6, 3, z);
      return mix(plain, 1.7 + 0.4 * wide, smoothstep(0.1, 0.22, height));
    },
  };
}

/** One great acacia to the right, others that shrink into the haze, a file of wildebeest, grass at the feet. */
function placeProps(seed: number): Prop[] {
  const groves = gradientNoise(seed + 5);
  const next = seededRandom(seed + 6);
  const herd = Array.from({ length: 46 }, (_, i): Prop => ({
    kind: 'wildebeest',
    x: -0.19 + (i + 0.9 * next()) * 0.0046 + (i % 7 === 0 ? 0.004 : 0),
    z: 0.4 + 0.05 * Math.sin(i * 0.17) + 0.035 * next(),
    size: 0.0015 + 0.0003 * next(),
    variant: i % 5,
    flip: next() < 0.12,
  }));
  return [
    { kind: 'acacia', x: 0.0225, z: 0.105, size: 0.021, variant: 4 },
    { kind: 'acacia', x: 0.142, z: 0.43, size: 0.017, variant: 2, flip: true },
    { kind: 'acacia', x: -0.165, z: 0.62, size: 0.0155, variant: 7 },
    { kind: 'acacia', x: 0.06, z: 0.9, size: 0.016, variant: 1 },
    ...herd,
    ...scatter('acacia', seed + 1, { count: 150, variants: 6, size: [0.009, 0.016], distance: [1.3, 9], spread: 0.42 }, (x, z) =>
      smoothstep(0.05, 0.45, groves(x * 0.9, z * 0.5)),
    ),
    ...scatter(
      'bush',
      seed + 2,
      { count: 620, variants: 6, size: [0.0016, 0.005], distance: [0.8, 11], spread: 0.42 },
      (x, z) => smoothstep(0.1, 0.5, groves(x * 0.7 + 20, z * 0.8)) + 0.5 * gaussian(5, 0.5, z + 0.4 * x),
    ),
    ...scatter('grass', seed + 3, { count: 5200, variants: 9, size: [0.0006, 0.0015], distance: [0.07, 0.4], spread: 0.42 }, (x, z) =>
      smoothstep(-0.35, 0.5, groves(x * 34, z * 16)),
    ),
  ];
}
