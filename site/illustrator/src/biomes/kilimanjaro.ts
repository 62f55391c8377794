import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const kilimanjaro: Biome = { buildTerrain, placeProps };

/** A plain of grass and, far behind it, a broad mountain with snow on its flat top. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const grass = 0.0004 * fbm(line, x * 60, z * 22, Math.min(4, octaves - 4)) * smoothstep(1.5, 0.1, z);
      const plain =
        grass + 0.0012 * line(x * 16, z * 9) * smoothstep(0.03, 0.12, z) + 0.02 * smoothstep(4, 14, z) * (0.5 + line(x * 0.2, 3.5));
      const d = Math.hypot(x - 3.5, (z - 40) * 0.8) / 12.5;
      const kibo =
        5.2 *
        Math.exp(-Math.max(0, d - 0.13) * 2.4) *
        (1 - 0.02 * smoothstep(0.12, 0.04, d)) *
        (1 + 0.075 * erodedNoise(rock, x * 0.32, z * 0.3, octaves) * smoothstep(0.05, 0.3, d));
      const mawenzi = 0.9 * gaussian(-6.2, 1.3, x) * gaussian(38, 3.5, z) * (0.8 + 0.5 * fbm(line, x * 1.1, 7.5, 4));
      return plain + (z > 16 ? (kibo - 0.35) * smoothstep(20, 30, z) + mawenzi : 0);
    },
    cover(x, z, height) {
      const wide = fbm(line, x * 36, z * 14, 4);
      if (z < 16) return clamp(0.5 + wide, 0, 1.4);
      const ragged = 0.5 * fbm(line, x * 0.9, z * 0.5, 4);
      return mix(2.1, 3, smoothstep(3.55, 3.85, height + ragged * 0.8) * smoothstep(0.5, 0.1, Math.abs(x - 3.5) / 12));
    },
  };
}

/** A family of elephants: the matriarch ahead, calves between their mothers, one late. */
function placeProps(seed: number): Prop[] {
  const family = [
    [0.0088, 0.078, 0.0033, 2],
    [0.0034, 0.0815, 0.0029, 5],
    [0.0052, 0.076, 0.0014, 3],
    [-0.0012, 0.079, 0.0031, 1],
    [-0.0052, 0.0775, 0.0018, 8],
    [-0.0082, 0.083, 0.003, 6],
    [-0.0142, 0.08, 0.0027, 4],
    [-0.0248, 0.105, 0.0031, 7],
    [0.0215, 0.13, 0.0032, 9],
  ] as const;
  return [
    ...family.map(([x, z, size, variant]): Prop => ({ kind: 'elephant', x, z, size, variant, flip: variant === 9 })),
    { kind: 'acacia', x: -0.05, z: 0.24, size: 0.0165, variant: 4 },
    { kind: 'acacia', x: 0.17, z: 0.62, size: 0.016, variant: 2 },
    ...scatter('acacia', seed, { count: 60, variants: 6, size: [0.011, 0.016], distance: [0.9, 9], spread: 0.42 }, () => 0.5),
    ...scatter('grass', seed + 3, { count: 7000, variants: 9, size: [0.0003, 0.00085], distance: [0.0165, 0.15], spread: 0.42 }, () => 0.8),
  ];
}
