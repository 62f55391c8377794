import { highestMound, type Mound } from '#src/math/mounds.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const saltPan: Biome = { buildTerrain, placeProps };

const granite: readonly Mound[] = [
  [0.07, 0.17, 0.06, 0.035, 0.0065, 2.2],
  [0.05, 0.15, 0.014, 0.01, 0.006, 3],
  [0.085, 0.152, 0.018, 0.012, 0.0075, 3],
  [0.11, 0.16, 0.012, 0.01, 0.0055, 2.8],
  [-0.16, 0.5, 0.07, 0.05, 0.008, 2.2],
];

/** A salt pan, level to the horizon, with an island of granite. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height: (x, z, octaves) =>
      0.0001 * fbm(line, x * 50, z * 40, Math.min(4, octaves - 4)) +
      highestMound(granite, line, x, z, 0.2, 9) * (1 + 0.1 * fbm(line, x * 90, z * 90, 3)),
    cover(x, z, height) {
      const crack = smoothstep(0.05, 0.0, Math.abs(line(x * 70 + 2 * line(x * 20, z * 20), z * 70))) * smoothstep(0.4, 0.06, z);
      return height > 0.0007 ? 1.3 + 0.4 * fbm(line, x * 60, z * 60, 3) : 0.3 + 0.35 * crack + 0.2 * fbm(line, x * 6, z * 3, 3);
    },
  };
}

/** Baobabs on an island of granite, one more far out. */
function placeProps(): Prop[] {
  return [
    { kind: 'baobab', x: 0.05, z: 0.168, size: 0.024, variant: 2 },
    { kind: 'baobab', x: 0.084, z: 0.178, size: 0.017, variant: 5, flip: true },
    { kind: 'baobab', x: 0.018, z: 0.19, size: 0.0125, variant: 7 },
    { kind: 'baobab', x: -0.16, z: 0.5, size: 0.018, variant: 4 },
  ];
}
