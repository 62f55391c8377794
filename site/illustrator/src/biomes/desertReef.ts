import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const desertReef: Biome = { buildTerrain, placeProps };

/** Mountains of red granite that come down to the sea; at their foot a reef with a round blue hole in it, then the drop. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const ashore = z - 0.6 + 0.42 * x - 0.05 * fbm(line, x * 3 + 4, 1.5, 4) + 0.1 * smoothstep(-0.05, -0.4, x);
      if (ashore < 0) return Math.min(-0.0005, seabed(x, z, ashore));
      const fan = 0.002 * smoothstep(0, 0.02, ashore) + 0.03 * smoothstep(0, 0.6, ashore) * (1 + 0.25 * fbm(line, x * 4, z * 3, 4));
      const range = smoothstep(0.05, 0.62, ashore) * (0.02 + 0.3 * ridgedNoise(line, x * 0.8 + 3, z * 0.56, octaves + 0.4));
      const far = 0.5 * smoothstep(3, 6, z) * (0.4 + ridgedNoise(line, x * 0.28 + 7, z * 0.2, octaves));
      return fan + (range + far) * (1 + 0.22 * erodedNoise(rock, x * 3, z * 2.6, octaves - 0.8));
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 9, z * 7, 4);
      if (height < 0.005) return 0.2 + 0.2 * tone;
      const wall = smoothstep(0.95, 0.76, up + 0.1 * tone);
      return mix(clamp(0.5 + 0.5 * tone, 0, 1), 2 + 0.9 * clamp(0.5 + tone), Math.max(wall, smoothstep(0.08, 0.2, height)));
    },
  };

  /** The reef flat with its coral heads, the hole, and the wall at its edge. */
  function seabed(x: number, z: number, ashore: number): number {
    const ragged = 0.02 * fbm(line, x * 16 + 5, z * 12, 4);
    const edge = 0.24 - 0.05 * line(x * 4, 3.5) + 0.6 * Math.max(0, x - 0.08) * 0.4;
    const hole = Math.hypot(x - 0.035, (z - 0.455) * 1.05) + ragged * 0.34;
    const heads = 0.007 * smoothstep(-0.1, 0.3, fbm(rock, x * 60, z * 52, 4));
    const flat = -0.0016 - heads - 0.006 * smoothstep(-0.1, 0.4, fbm(line, x * 18, z * 15, 3)) * smoothstep(0, -0.06, ashore);
    return flat - 0.08 * Math.max(smoothstep(0.05, 0.036, hole), smoothstep(edge, edge + 0.035, -ashore + ragged));
  }
}

/** A sail off the reef, date palms in the mouth of the wadi. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grove = gradientNoise(seed + 9);
  const shore = (x: number, z: number): number => {
    const height = terrain.height(x, z, 6);
    return smoothstep(0.0018, 0.003, height) * smoothstep(0.02, 0.008, height) * smoothstep(0.1, 0.35, grove(x * 5 + 2, z * 2));
  };
  return [
    { kind: 'motorYacht', x: -0.03, z: 0.36, size: 0.0058, variant: 0 },
    ...scatter('datePalm', seed, { count: 90, variants: 7, size: [0.008, 0.014], distance: [0.45, 1.6], spread: 0.42 }, shore),
    ...scatter('bush', seed + 1, { count: 90, variants: 8, size: [0.002, 0.004], distance: [0.45, 1.8], spread: 0.42 }, shore),
  ];
}
