import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const doumRiver: Biome = { buildTerrain, placeProps };

/** Distance beyond the far bank of the river; below 0 before it. */
function beyond(x: number, z: number): number {
  return z - 0.1 - 0.32 * x - 0.012 * Math.sin(x * 40);
}

/** A brown river between banks of sand, dry bush behind it, a table mountain with sheer walls far off. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const far = beyond(x, z) + 0.006 * fbm(line, x * 30, 3.5, 3);
      const bar = 0.0042 - Math.hypot((x + 0.03) * 0.13, z - 0.0765) - 0.0016 * line(x * 60, z * 60);
      const land = Math.max(far, bar);
      if (land < 0) return Math.max(-0.004, land * 0.3);
      const bank = 0.0005 * smoothstep(0, 0.003, land) + 0.0022 * smoothstep(0.004, 0.012, far) + 0.008 * smoothstep(0.3, 3, far);
      const mesa = smoothstep(1, 0.9, Math.hypot((x - 2.3) / 2.6, (z - 15) / 2.4) + 0.07 * fbm(rock, x * 1.6, z * 1.6, 4));
      const skirt = smoothstep(1.9, 0.95, Math.hypot((x - 2.3) / 2.6, (z - 15) / 2.4) + 0.05 * line(x, z));
      const table = 0.62 * mesa + 0.52 * skirt * (1 + 0.25 * erodedNoise(rock, x * 1.4, z * 1.2, octaves));
      const ranges =
        smoothstep(13, 18, z) * Math.max(0, 0.2 + 0.7 * fbm(line, x * 0.2 + 2, 4.5, 5)) +
        0.2 * smoothstep(4, 7, z) * Math.max(0, fbm(line, x * 0.5 + 8, 2.5, 4));
      return bank + Math.max(table, ranges) + 0.0002 * fbm(line, x * 200, z * 120, Math.min(3, octaves - 5)) * smoothstep(0.5, 0.05, z);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 40, z * 26, 4);
      if (z > 4)
        return mix(1.2 + 0.4 * fbm(line, x * 3, z * 2, 4), 3, smoothstep(0.03, 0.12, height) * (0.7 + 0.3 * smoothstep(0.9, 0.6, up)));
      if (height < 0.0016) return 0.2 * clamp(tone);
      return mix(0.3 + 0.3 * tone, 1.3 + 0.6 * tone, smoothstep(0.0018, 0.003, height));
    },
  };
}

/** Elephants that drink, doum palms along both banks, a giraffe, thorn trees in the plain. */
function placeProps(seed: number): Prop[] {
  const bank = (x: number, z: number): number => smoothstep(0.012, 0.02, beyond(x, z)) * smoothstep(0.16, 0.05, beyond(x, z));
  const plain = (x: number, z: number): number => (beyond(x, z) > 0.05 ? 0.6 : 0);
  const shore = (x: number, z: number): number => (beyond(x, z) > 0.01 && beyond(x, z) < 0.06 ? 0.8 : 0);
  return [
    { kind: 'doumPalm', x: 0.048, z: 0.132, size: 0.017, variant: 2 },
    { kind: 'doumPalm', x: 0.0415, z: 0.14, size: 0.0142, variant: 4, flip: true },
    { kind: 'doumPalm', x: -0.058, z: 0.11, size: 0.0165, variant: 5 },
    { kind: 'doumPalm', x: -0.0435, z: 0.112, size: 0.0128, variant: 1 },
    { kind: 'elephant', x: -0.0155, z: 0.0765, size: 0.0036, variant: 2 },
    { kind: 'elephant', x: -0.009, z: 0.0775, size: 0.0031, variant: 5 },
    { kind: 'elephant', x: -0.0228, z: 0.078, size: 0.0034, variant: 1 },
    { kind: 'elephant', x: -0.0115, z: 0.0748, size: 0.0016, variant: 8 },
    { kind: 'elephant', x: 0.0005, z: 0.1085, size: 0.0032, variant: 6, flip: true },
    { kind: 'giraffe', x: 0.0235, z: 0.136, size: 0.0049, variant: 3 },
    { kind: 'giraffe', x: 0.029, z: 0.142, size: 0.0045, variant: 1, flip: true },
    ...scatter('doumPalm', seed, { count: 70, variants: 7, size: [0.009, 0.015], distance: [0.1, 0.5], spread: 0.4 }, bank),
    ...scatter('acacia', seed + 1, { count: 160, variants: 6, size: [0.006, 0.011], distance: [0.2, 4], spread: 0.36 }, plain),
    ...scatter('bush', seed + 2, { count: 900, variants: 8, size: [0.0012, 0.0034], distance: [0.1, 3.4], spread: 0.36 }, plain),
    ...scatter('bush', seed + 3, { count: 90, variants: 8, size: [0.0012, 0.0026], distance: [0.09, 0.3], spread: 0.36 }, shore),
    ...scatter('grass', seed + 4, { count: 1500, variants: 9, size: [0.0005, 0.0011], distance: [0.09, 0.24], spread: 0.38 }, shore),
  ];
}
