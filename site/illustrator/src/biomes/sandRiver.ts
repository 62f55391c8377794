import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const sandRiver: Biome = { buildTerrain, placeProps };

/** A river of sand with one thread of water, gold grass on its banks, ranges of hills behind. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const out = Math.abs(x - bed(z)) - halfWidth(z) - 0.004 * line(x * 30, z * 24) * smoothstep(0.03, 0.1, z);
      const bank =
        0.0026 * smoothstep(0, 0.006, out) + 0.006 * smoothstep(0.01, 0.3, out) + 0.004 * smoothstep(0, 0.4, out) * line(x * 4, z * 3);
      const ripple = 0.0001 * fbm(rock, x * 260, z * 90, Math.min(3, octaves - 5)) * smoothstep(0.14, 0.03, z);
      const thread = -0.0016 * gaussian(0, 0.0034 + 0.012 * z, x - stream(z)) * smoothstep(0.028, 0.045, z);
      const hills =
        0.34 * smoothstep(5, 8, z) * Math.max(0, 0.4 + fbm(line, x * 0.4 + 5, 3.5, 4)) +
        0.8 * smoothstep(10, 15, z) * Math.max(0, 0.34 + fbm(line, x * 0.16, 8.5, 4));
      return 0.0007 + bank + ripple + thread + hills * (1 + 0.2 * fbm(rock, x * 2, z * 1.2, octaves - 2));
    },
    cover(x, z, height) {
      const out = Math.abs(x - bed(z)) - halfWidth(z) - 0.004 * line(x * 30, z * 24) * smoothstep(0.03, 0.1, z);
      const tone = fbm(line, x * 50, z * 26, 4);
      if (z > 4) return mix(1.6 + 0.5 * tone, 3, smoothstep(0.02, 0.1, height));
      if (out < 0) return mix(0.1 + 0.3 * Math.abs(tone), 0.95, smoothstep(0.0012, 0.0002, height));
      return mix(1, 2, clamp(0.3 + tone)) * smoothstep(0, 0.004, out) + 0.4 * smoothstep(0.004, 0, out);
    },
    woods: (x, z) => smoothstep(0.006, 0.03, Math.abs(x - bed(z)) - halfWidth(z)) * smoothstep(-0.25, 0.3, line(x * 6 + 3, z * 3)),
  };
}

/** x of the middle of the river bed at a distance. */
function bed(z: number): number {
  return -0.008 + 0.05 * Math.sin(z * 7 - 0.4) * smoothstep(0.05, 0.3, z) - 0.1 * smoothstep(0.4, 1.6, z);
}

function halfWidth(z: number): number {
  return 0.019 + 0.05 * smoothstep(0.05, 0.5, z);
}

/** x of the thread of water. */
function stream(z: number): number {
  return bed(z) + 0.6 * halfWidth(z) * Math.sin(z * 16 + 1);
}

/** Baobabs on both banks, elephants at the water. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  return [
    { kind: 'baobab', x: 0.0272, z: 0.098, size: 0.0196, variant: 2 },
    { kind: 'baobab', x: -0.0445, z: 0.17, size: 0.0185, variant: 4, flip: true },
    { kind: 'baobab', x: 0.086, z: 0.3, size: 0.019, variant: 7 },
    { kind: 'baobab', x: -0.135, z: 0.42, size: 0.02, variant: 9 },
    { kind: 'elephant', x: -0.004, z: 0.1, size: 0.0034, variant: 2 },
    { kind: 'elephant', x: 0.0016, z: 0.107, size: 0.0029, variant: 5 },
    { kind: 'elephant', x: -0.0098, z: 0.112, size: 0.0031, variant: 1 },
    { kind: 'elephant', x: -0.0015, z: 0.096, size: 0.0016, variant: 8 },
    { kind: 'elephant', x: -0.017, z: 0.13, size: 0.0032, variant: 6 },
    ...scatter('baobab', seed, { count: 46, variants: 10, size: [0.014, 0.02], distance: [0.4, 4], spread: 0.42 }, woods),
    ...scatter('acacia', seed + 1, { count: 150, variants: 6, size: [0.008, 0.014], distance: [0.26, 5], spread: 0.42 }, woods),
    ...scatter('bush', seed + 2, { count: 900, variants: 8, size: [0.0016, 0.0045], distance: [0.1, 4], spread: 0.42 }, woods),
    ...scatter('grass', seed + 3, { count: 3600, variants: 9, size: [0.0005, 0.0012], distance: [0.024, 0.2], spread: 0.42 }, (x, z) =>
      smoothstep(0, 0.004, Math.abs(x - bed(z)) - halfWidth(z)),
    ),
  ];
}
