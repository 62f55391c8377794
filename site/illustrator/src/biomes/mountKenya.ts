import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const mountKenya: Biome = { buildTerrain, placeProps };

/** A dry plateau with dark hills; far behind it a broad wooded mountain with a broken crown of rock and ice. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const roll = 0.0018 * line(x * 14, z * 8) * smoothstep(0.03, 0.12, z) + 0.02 * line(x * 1.2, z) * smoothstep(0.3, 2, z);
      const clods = 0.00007 * fbm(rock, x * 420, z * 200, Math.min(3, octaves - 5)) * smoothstep(0.1, 0.02, z);
      const mesa =
        0.26 *
        smoothstep(6.4, 7, z + 0.4 * line(x * 0.6, 3.5)) *
        smoothstep(11, 8, z) *
        smoothstep(1.2, -0.6, x + 0.3 * line(x, 4.5)) *
        (1 + 0.12 * fbm(line, x * 1.4, 2.5, 4));
      const hills = 0.5 * smoothstep(11, 16, z) * smoothstep(24, 19, z) * Math.max(0, 0.3 + fbm(line, x * 0.22 + 4, 6.5, 4));
      const d = Math.hypot(x - 4.2, (z - 44) * 0.6);
      const shield = 2.7 * Math.exp(-d / 11) * smoothstep(24, 34, z);
      const spires =
        smoothstep(40, 43, z) *
        (1.15 * gaussian(4.2, 0.34, x) +
          1.05 * gaussian(4.75, 0.26, x) +
          0.72 * gaussian(3.3, 0.5, x) +
          0.6 * gaussian(5.7, 0.6, x) +
          0.5 * gaussian(4.4, 2, x)) *
        (1 + 0.34 * fbm(rock, x * 2.6, 3.5, 5)) *
        smoothstep(50, 45, z);
      return (
        roll +
        clods +
        (mesa + hills) * (1 + 0.14 * erodedNoise(rock, x * 1.6, z * 1.2, octaves - 1)) +
        shield * (1 + 0.1 * erodedNoise(rock, x * 0.5, z * 0.3, octaves)) +
        spires
      );
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 46, z * 22, 4) + 0.4 * fbm(rock, x * 200, z * 110, 2) * smoothstep(0.14, 0.03, z);
      if (z < 5) return clamp(0.3 + 0.8 * tone, 0, 1.2);
      if (z < 25) return 1.6 + 0.5 * fbm(line, x * 3, z * 2, 3);
      return mix(2.2, 4, smoothstep(2.75, 3.25, height + 0.7 * fbm(rock, x * 2.2, height * 2, 4)));
    },
    woods: (x, z) => smoothstep(-0.1, 0.45, line(x * 5 + 3, z * 3)) * smoothstep(0.1, 0.3, z),
  };
}

/** Zebras in loose order, a candelabra euphorbia, whistling thorns. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  const herd = (
    [
      [-0.0105, 0.052, 0],
      [-0.0062, 0.0565, 1],
      [-0.0018, 0.053, 3],
      [0.0035, 0.061, 4],
      [0.0008, 0.068, 0],
      [0.0092, 0.066, 7],
      [-0.0125, 0.071, 6],
      [-0.0052, 0.079, 1],
      [0.0165, 0.084, 3],
      [0.0095, 0.093, 4],
    ] as const
  ).map(([x, z, variant], i): Prop => ({ kind: 'zebra', x, z, size: 0.00165 - 0.00012 * (i % 3), variant, flip: i % 4 === 1 }));
  return [
    ...herd,
    { kind: 'euphorbia', x: -0.0232, z: 0.076, size: 0.0088, variant: 2 },
    { kind: 'euphorbia', x: -0.032, z: 0.12, size: 0.0082, variant: 5 },
    { kind: 'acacia', x: 0.068, z: 0.2, size: 0.0088, variant: 5 },
    ...scatter('acacia', seed, { count: 120, variants: 8, size: [0.005, 0.009], distance: [0.25, 5], spread: 0.42 }, woods),
    ...scatter('euphorbia', seed + 4, { count: 26, variants: 6, size: [0.006, 0.009], distance: [0.25, 2], spread: 0.42 }, woods),
    ...scatter('bush', seed + 1, { count: 1500, variants: 8, size: [0.001, 0.0034], distance: [0.1, 6], spread: 0.42 }, woods),
    ...scatter('grass', seed + 2, { count: 5200, variants: 9, size: [0.0003, 0.0008], distance: [0.0135, 0.12], spread: 0.42 }, () => 0.8),
  ];
}
