import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const fjord: Biome = { buildTerrain, placeProps };

/** A drowned valley: water that winds between walls, spurs that close the view, snow on the shoulders. */
function buildTerrain(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const high = gradientNoise(seed + 2);
  const stands = gradientNoise(seed + 5);
  const woods = (x: number, z: number, height: number): number =>
    smoothstep(0.003, 0.012, height) *
    smoothstep(0.6, 0.2, height + 0.25 * stands(x * 3, z * 3)) *
    smoothstep(-0.5, 0, stands(x * 2.2 + 9, z * 2.2));
  return {
    height(x, z, octaves) {
      const axis = 0.15 + 0.5 * Math.sin(z * 0.36 + 0.4) * smoothstep(0.5, 5, z) + 0.06 * z;
      const half = 0.62 + 0.04 * z + 0.26 * bend(0.3, z * 0.55);
      const side = x - axis;
      const spur = 0.34 * bend(z * 0.6 + (side > 0 ? 40 : 0), side * 0.25) + 0.1 * fbm(bend, z * 2.2 + (side > 0 ? 40 : 0), side * 1.5, 3);
      const inland = Math.abs(side) - half - spur;
      if (inland < 0) return Math.max(-0.4, inland * 0.35);
      const crag = erodedNoise(rock, x * 1.5 + 3, z * 1.5, octaves - 0.6);
      const crest = ridgedNoise(high, x * 0.42 + 7, z * 0.34 + 2, octaves + 1.2);
      const wall = 1.05 * (1 - Math.exp(-Math.max(0, inland) / 0.36)) ** 1.2;
      const shelf = 0.03 * smoothstep(0, 0.07, inland);
      return inland * 0.12 + shelf + wall * (0.42 + 1.05 * crest) + clamp(wall * 2.2) * 0.24 * crag;
    },
    cover(x, z, height, up) {
      const ragged = 0.13 * fbm(high, x * 3.1, z * 3.1, 4);
      const snow = smoothstep(0.78, 0.98, height + ragged * 1.1 + 0.4 * (up - 0.66)) * smoothstep(0.3, 0.55, up + ragged);
      const bare = smoothstep(0.46, 0.68, height + ragged * 1.4 + 0.75 * (0.62 - up));
      const open = 1 - woods(x, z, height) * smoothstep(-0.1, 0.08, ragged + 0.06);
      return mix(mix(0.1 + 0.9 * open, 2, bare), 3, snow);
    },
    woods,
  };
}

/** Spruce woods on the lower slopes and one boat. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const allowed = treeDensity(terrain);
  return [
    ...scatter('spruce', seed, { count: 15000, variants: 10, size: [0.01, 0.019], distance: [0.5, 8], spread: 0.5 }, allowed),
    { kind: 'sail', x: 0.21, z: 1.62, size: 0.024, variant: 0 },
  ];
}
