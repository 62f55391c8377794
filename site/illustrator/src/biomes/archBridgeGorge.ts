import { buildArchBridge } from '#src/buildings/archBridge.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const archBridgeGorge: Biome = { buildTerrain, placeBuildings, placeProps };

/** A clear river between banks of gravel and rock, wooded slopes, grey towers of limestone behind. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const out = Math.abs(x - river(z)) - 0.0085 - 0.004 * line(x * 60, z * 50) - 0.006 * smoothstep(0.02, 0.1, z);
      const bank = 0.0012 * smoothstep(0, 0.004, out) + 0.0105 * smoothstep(0.006, 0.016, out) + 0.16 * smoothstep(0.014, 0.22, out);
      const boulders = 0.0011 * Math.max(0, fbm(rock, x * 200, z * 160, 3)) * smoothstep(0.016, 0.002, Math.abs(out));
      const slopes = bank * (1 + 0.3 * erodedNoise(rock, x * 9, z * 8, octaves - 2.4) * smoothstep(0.02, 0.06, out));
      const towers =
        0.5 *
        smoothstep(0.55, 0.9, z + 0.2 * line(x * 3, 2.5)) *
        (0.4 * gaussian(0.02, 0.1, x) + smoothstep(0.02, 0.22, Math.abs(x - 0.02 + 0.03 * line(z * 5, 4.5)))) *
        (0.7 + 0.5 * fbm(line, x * 4, z * 1.6, 4));
      const far = 0.75 * smoothstep(1.5, 2.3, z) * (0.7 + 0.5 * fbm(line, x * 1.4 + 5, z * 0.6, 4));
      const walls = (towers + far) * (1 + 0.22 * erodedNoise(rock, x * 7, z * 4, octaves - 1.6));
      return out < 0 ? Math.max(-0.01, out * 0.16) + boulders : slopes + boulders + walls;
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 40, z * 34, 4);
      const out = Math.abs(x - river(z)) - 0.0085 - 0.006 * smoothstep(0.02, 0.1, z);
      if (out < 0.007) return 2.1 + 0.5 * tone;
      const bare = smoothstep(0.72, 0.5, up + 0.2 * tone) + smoothstep(0.26, 0.36, height + 0.05 * tone);
      return mix(clamp(0.5 + 0.9 * tone, 0, 1.2), 3 + 0.3 * tone, clamp(bare));
    },
    woods: (x, z, height) =>
      smoothstep(0.008, 0.02, Math.abs(x - river(z)) - 0.0085) *
      smoothstep(0.34, 0.24, height) *
      smoothstep(-0.4, 0.2, line(x * 30, z * 26)) *
      smoothstep(0.03, 0.05, z),
  };
}

/** x of the middle of the river at a distance. */
function river(z: number): number {
  return 0.004 + 0.016 * Math.sin(z * 26 - 1.9) * smoothstep(0.02, 0.07, z) - 0.03 * smoothstep(0.14, 0.5, z);
}

function placeBuildings(_seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  buildArchBridge(buffer, {
    x: 0.006,
    z: 0.096,
    ground: 0.001,
    span: 0.0128,
    rise: 0.0125,
    reach: 0.031,
    halfWidth: 0.0016,
    inks: [4, 5, 6],
  });
}

/** Plane trees and maples in their autumn colours, spruces higher up. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  return [
    { kind: 'maple', x: -0.0205, z: 0.052, size: 0.0125, variant: 3 },
    { kind: 'beech', x: 0.0285, z: 0.062, size: 0.0115, variant: 5 },
    ...scatter('maple', seed, { count: 520, variants: 8, size: [0.006, 0.011], distance: [0.075, 0.7], spread: 0.46 }, woods),
    ...scatter('beech', seed + 1, { count: 620, variants: 8, size: [0.006, 0.011], distance: [0.075, 0.8], spread: 0.46 }, woods),
    ...scatter('spruce', seed + 2, { count: 500, variants: 8, size: [0.008, 0.014], distance: [0.16, 0.9], spread: 0.46 }, woods),
    ...scatter('bush', seed + 3, { count: 1100, variants: 8, size: [0.001, 0.003], distance: [0.03, 0.3], spread: 0.46 }, (x, z) =>
      smoothstep(0.006, 0.012, Math.abs(x - river(z)) - 0.0085),
    ),
  ];
}
