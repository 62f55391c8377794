import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const greenPlain: Biome = { buildTerrain, placeProps };

/** x of the wooded stream at a distance. */
const stream = (z: number): number => 0.28 * Math.sin(z * 1.7 + 0.4) * Math.min(1.6, z) - 0.05;

/** Tall grass on a bank close by, a wide green plain below it, and an escarpment that runs away to the right. */
function buildTerrain(seed: number): Terrain {
  const swell = gradientNoise(seed);
  const scarp = gradientNoise(seed + 1);
  const patch = gradientNoise(seed + 2);
  const bank = (x: number, z: number): number =>
    0.03 - 0.0016 - 0.2 * z - 0.2 * Math.max(0, x + 0.004) + 0.0012 * swell(x * 60, z * 40) - 4 * Math.max(0, z - 0.062 - 0.4 * x);
  return {
    height(x, z, octaves) {
      if (z < 0.12 && bank(x, z) > 0.002) return bank(x, z);
      const roll =
        0.009 * swell(x * 4.2 + 5, z * 2.6) * smoothstep(0.15, 0.9, z) + 0.05 * smoothstep(1.5, 6, z) * swell(x * 0.24 + 4, z * 0.3);
      const tuft = 0.0006 * fbm(swell, x * 40, z * 14, Math.min(4, octaves - 3)) * smoothstep(1.6, 0.1, z);
      const edge = 8.6 + 0.9 * x + 1.2 * fbm(swell, x * 0.22 + 8, 0.5, 4);
      const rise = smoothstep(edge - 1.2, edge + 1.1, z) * (0.4 + 0.05 * swell(x * 0.2 + 2, 3.3)) + 0.06 * smoothstep(edge - 3.4, edge, z);
      return Math.max(0, roll) + tuft + rise + (rise > 0.01 ? rise * 0.34 * erodedNoise(scarp, x * 0.9, z * 0.5, octaves - 0.6) : 0);
    },
    cover(x, z, height) {
      if (z < 0.12 && bank(x, z) > 0.002) return 1 + clamp(0.6 + 0.8 * fbm(patch, x * 90, z * 60, 3), 0, 1.6);
      const wide = fbm(patch, x * 2.4 + 3, z * 1.1, 4) + 0.45 * fbm(patch, x * 12, z * 5, 3) * smoothstep(2, 0.2, z);
      const fine = fbm(patch, x * 36, z * 11, 3) * smoothstep(1.2, 0.1, z);
      const plain =
        smoothstep(-0.35, 0.35, wide + 0.6 * fine) + 0.9 * smoothstep(0.05, 0.6, fbm(patch, x * 1.5 + 30, z * 0.8, 4) + 0.3 * fine);
      return mix(1 + plain, 0.1, smoothstep(0.07, 0.17, height + 0.05 * wide) * smoothstep(4, 7, z));
    },
  };
}

/** Wildebeest in long files, elephants with their young, a wooded stream, and grass as tall as the eye. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const groves = gradientNoise(seed + 5);
  const next = seededRandom(seed + 6);
  const file = (count: number, from: number, lead: number, wave: number): Prop[] =>
    Array.from({ length: count }, (_, i): Prop => {
      const t = (i + 1.4 * next()) / count;
      const z = 1.35 * 0.105 ** (t * lead) * (1 + 0.02 * (next() - 0.5));
      const across = from + 0.66 * t + wave * Math.sin(t * 8.2);
      return { kind: 'wildebeest', x: across * z, z, size: 0.0016 + 0.0003 * next(), variant: i % 5, flip: next() < 0.06 };
    });
  return [
    ...file(230, -0.27, 0.97, 0.1),
    ...file(120, -0.27, 0.93, 0.108),
    ...file(130, -0.42, 0.62, 0.06),
    ...file(90, -0.2, 0.4, -0.05),
    ...[0.0031, 0.0019, 0.0029, 0.0014, 0.003].map((size, i): Prop => ({
      kind: 'elephant',
      x: -0.062 + i * 0.0034,
      z: 0.225 + 0.004 * Math.sin(i * 2),
      size,
      variant: i,
      flip: i === 2,
    })),
    { kind: 'acacia', x: -0.21, z: 0.66, size: 0.014, variant: 4 },
    { kind: 'acacia', x: 0.3, z: 1.1, size: 0.015, variant: 2 },
    ...scatter('broadleaf', seed + 1, { count: 560, variants: 7, size: [0.007, 0.015], distance: [0.75, 7], spread: 0.44 }, (x, z) =>
      gaussian(stream(z), 0.02 + 0.018 * z, x),
    ),
    ...scatter('acacia', seed + 4, { count: 90, variants: 6, size: [0.009, 0.014], distance: [1.2, 8], spread: 0.44 }, (x, z) =>
      smoothstep(0.1, 0.5, groves(x * 0.8, z * 0.5)),
    ),
    ...scatter(
      'bush',
      seed + 2,
      { count: 420, variants: 6, size: [0.0015, 0.004], distance: [0.5, 9], spread: 0.44 },
      (x, z) => 0.5 * smoothstep(0.15, 0.5, groves(x * 0.9 + 20, z * 0.9)) + gaussian(stream(z), 0.03 + 0.02 * z, x),
    ),
    ...scatter('grass', seed + 7, { count: 4200, variants: 9, size: [0.0006, 0.0012], distance: [0.1, 0.6], spread: 0.44 }, (x, z) =>
      smoothstep(-0.2, 0.5, groves(x * 26, z * 12)),
    ),
    ...scatter('grass', seed + 3, { count: 1900, variants: 9, size: [0.0005, 0.00135], distance: [0.0115, 0.07], spread: 0.46 }, (x, z) =>
      terrain.height(x, z, 6) > 0.003 ? 1 : 0,
    ),
  ];
}
