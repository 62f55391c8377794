import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const caldera: Biome = { buildTerrain, placeProps };

/** The floor of a fallen volcano with its soda lake, forest on the rim close by, the far wall under cloud. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const rim = (x: number, z: number): number => {
    const lean = Math.abs(x / z + 0.05 - 0.06 * line(z * 3, 0.5));
    return (
      0.605 -
      0.24 * z +
      0.16 * z * smoothstep(0.1, 0.45, lean) -
      2.2 * Math.max(0, z - 0.26 - 0.9 * smoothstep(0.08, 0.5, lean) - 0.05 * line(x * 7, 1.5))
    );
  };
  const lake = (x: number, z: number): number =>
    1 - Math.hypot((x + 1.2 - 0.5 * line(z * 0.5, 1.5)) / 2.1, (z - 8.2 + 0.4 * line(x * 0.9, 4.5)) / 1.5) + 0.1 * line(x * 2.2, z * 2.2);
  return {
    height(x, z, octaves) {
      const floor = 0.008 + 0.004 * line(x * 0.8, z * 0.7);
      const far = 15.2 + 1.1 * fbm(line, x * 0.16 + 4, 0.5, 3) - 0.035 * x * x;
      const wall = smoothstep(far - 1.5, far + 1.5, z) * (0.66 + 0.1 * line(x * 0.16 + 2, 6.5)) + 0.05 * smoothstep(far - 4, far - 0.6, z);
      const back = 0.5 * gaussian(5.2, 3, x) * smoothstep(18, 23, z) + 0.75 * gaussian(-7, 3.4, x) * smoothstep(18, 24, z);
      const spurs = wall > 0.01 ? wall * (0.55 * erodedNoise(rock, x * 0.7, z * 0.34, octaves - 0.4)) : 0;
      const hill = 0.09 * gaussian(2.6, 0.8, x) * gaussian(9.6, 0.8, z) + 0.06 * gaussian(3.6, 0.6, x) * gaussian(8.6, 0.6, z);
      const near = rim(x, z);
      const woods =
        near > 0.02 && z > 0.3 && z < 1.6 ? 0.016 * canopyHeight(x * 44, z * 40, seed) + 0.008 * canopyHeight(x * 90, z * 80, seed + 3) : 0;
      const ground = lake(x, z) > 0 ? -0.004 : Math.min(floor, 0.0012 - lake(x, z) * 0.03);
      return Math.max(near + woods, (wall + spurs + back + hill > 0.006 ? Math.max(0.004, ground) : ground) + wall + spurs + back + hill);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 1.4, z * 1.1, 4);
      if (rim(x, z) > 0.02 && z < 2.2) return clamp(0.4 + 0.9 * fbm(line, x * 16, z * 15, 4), 0, 0.9);
      const fine = fbm(line, x * 7, z * 3.4, 4);
      const grass =
        1 + 0.9 * clamp(0.5 + 0.8 * tone + 0.5 * fine) + 0.6 * smoothstep(0.05, 0.6, fbm(line, x * 1.1 + 9, z * 0.9, 3) + 0.4 * fine);
      const shore = smoothstep(-0.28, -0.04, lake(x, z) + 0.08 * tone);
      const lerai = smoothstep(0.2, 0.5, gaussian(1.5, 0.8, x) * gaussian(6, 0.45, z) + 0.2 * tone);
      return mix(mix(mix(grass, 0.6, lerai), 3, shore), 4.2 + 0.3 * tone + 0.4 * smoothstep(0.85, 0.6, up), smoothstep(0.04, 0.12, height));
    },
    woods: (x, z, height) => (z < 1.3 && height > 0.2 ? 1 : 0),
  };
}

/** Forest of the rim close by, fever trees by the lake, herds as specks on the floor. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const rim = treeDensity(terrain, 5);
  return [
    { kind: 'acacia', x: 0.066, z: 0.165, size: 0.035, variant: 4 },
    { kind: 'acacia', x: -0.082, z: 0.2, size: 0.026, variant: 1, flip: true },
    ...scatter('bush', seed, { count: 2200, variants: 8, size: [0.005, 0.012], distance: [0.09, 1.2], spread: 0.5 }, rim),
    ...scatter('broadleaf', seed + 1, { count: 420, variants: 7, size: [0.01, 0.022], distance: [0.13, 1.2], spread: 0.5 }, rim),
    ...scatter(
      'broadleaf',
      seed + 2,
      { count: 260, variants: 6, size: [0.014, 0.024], distance: [4.6, 7.4], spread: 0.4 },
      (x, z) => gaussian(1.5, 0.7, x) * gaussian(6, 0.4, z),
    ),
  ];
}
