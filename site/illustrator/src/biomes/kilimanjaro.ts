import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const kilimanjaro: Biome = { buildTerrain, placeProps };

/** A plain with a marsh and, far behind it, a broad mountain with snow on its flat top. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const marsh = 0.14 - Math.abs(z - 0.34 - 0.3 * x - 0.06 * line(x * 4, 2.5)) * 1.6 + 0.1 * line(x * 5, z * 9);
      const grass = 0.0005 * fbm(line, x * 60, z * 22, Math.min(4, octaves - 4)) * smoothstep(1.5, 0.1, z) + 0.0011;
      const plain =
        marsh > 0.02 ? -0.002 : grass * smoothstep(0.02, -0.02, marsh) + 0.02 * smoothstep(4, 14, z) * (0.5 + line(x * 0.2, 3.5));
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
      const wide = fbm(line, x * 6, z * 3, 4);
      if (z < 16) return clamp(0.5 + wide, 0, 1.4);
      const ragged = 0.5 * fbm(line, x * 0.9, z * 0.5, 4);
      return mix(2.1, 3, smoothstep(3.55, 3.85, height + ragged * 0.8) * smoothstep(0.5, 0.1, Math.abs(x - 3.5) / 12));
    },
  };
}

/** Elephants in a file across the marsh. */
function placeProps(seed: number): Prop[] {
  const sizes = [0.0034, 0.0022, 0.0031, 0.0016, 0.0033, 0.0027, 0.003];
  return [
    ...sizes.map((size, i): Prop => ({
      kind: 'elephant',
      x: -0.03 + i * 0.0066,
      z: 0.098 + 0.004 * Math.sin(i * 2),
      size: size * 1.15,
      variant: i,
    })),
    { kind: 'acacia', x: 0.42, z: 1.3, size: 0.017, variant: 4 },
    { kind: 'acacia', x: 0.26, z: 1.6, size: 0.016, variant: 2 },
    ...scatter('acacia', seed, { count: 60, variants: 6, size: [0.011, 0.016], distance: [1.6, 9], spread: 0.42 }, () => 0.5),
    ...scatter('grass', seed + 3, { count: 4200, variants: 9, size: [0.0003, 0.0007], distance: [0.0225, 0.12], spread: 0.42 }, () => 0.6),
  ];
}
