import { buildLathe, scaleProfile } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Terrain } from '#src/scene.ts';
import type { Outline } from '#src/svg/outline.ts';
import type { Biome } from './biome.ts';

export const highDesert: Biome = { buildTerrain, placeBuildings };

/** Bare folded ranges of a high desert, a shelf of ground close by. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const shelf = 0.34 + 0.05 * x + 0.012 * fbm(line, x * 6, z * 5, 4) - 1.3 * Math.max(0, z - 0.62 - 0.12 * line(x * 3, 0.5) - 0.2 * x);
      const valley = 0.02 + 0.02 * line(x, z);
      const fold = smoothstep(2, 4.6, z) * (0.2 + 1.25 * ridgedNoise(line, x * 0.5 + 6, z * 0.36, octaves + 0.5));
      const left =
        0.9 * smoothstep(0.5, 2, -x - 0.08 * z) * smoothstep(0.9, 2, z) * (0.7 + 0.5 * ridgedNoise(line, x * 0.9, z * 0.8, octaves));
      const snow = smoothstep(7.5, 11, z) * (0.6 + 1.5 * ridgedNoise(line, x * 0.26, z * 0.2 + 7, octaves + 0.8));
      return Math.max(shelf, valley + (fold + left + snow) * (1 + 0.26 * erodedNoise(rock, x * 1.3, z * 1.2, octaves - 0.3)));
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 2.2, z * 2, 4);
      if (z < 0.85) return 0.4 + 0.5 * fbm(line, x * 16, z * 14, 4);
      if (height < 0.07 + 0.02 * tone && z < 4) return 4;
      return mix(1.2 + 0.9 * clamp(0.5 + tone), 3, smoothstep(1.3, 1.6, height + 0.25 * tone + 0.4 * (up - 0.7)));
    },
  };
}

/** White shrines on the shelf: steps, a vessel, a spire in rings. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  for (const [x, z, size] of [
    [-0.085, 0.3, 0.022],
    [-0.045, 0.33, 0.017],
    [-0.012, 0.36, 0.0145],
    [0.016, 0.4, 0.0125],
    [0.115, 0.52, 0.016],
  ] as const) {
    const ground = terrain.height(x, z, 6) - 0.001;
    const addPart = (profile: Outline, sides: number, rotation: number, ink: number): void =>
      buildLathe(buffer, { x, z, ground, profile: scaleProfile(profile, size, size), sides, rotation, inks: [ink] });
    addPart('0.5,0 0.5,0.16 0.44,0.16 0.44,0.26 0.38,0.26 0.38,0.36 0.31,0.36 0.31,0.44 0,0.44', 4, 0.5, 5);
    addPart('0.19,0.44 0.24,0.5 0.25,0.6 0.21,0.69 0.12,0.73', 16, 0, 5);
    addPart('0.12,0.72 0.12,0.77 0.07,0.77 0.07,0.8', 4, 0.5, 5);
    addPart('0.07,0.8 0.055,0.86 0.06,0.86 0.042,0.93 0.047,0.93 0.024,1.02 0.03,1.03 0,1.1', 10, 0, 6);
  }
}
