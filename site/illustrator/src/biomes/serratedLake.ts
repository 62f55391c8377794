import { buildHouse } from '#src/buildings/house.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const serratedLake: Biome = { buildTerrain, placeBuildings, placeProps };

/** A deep lake below one long serrated range, a wooded point with a few roofs in between. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const point = 0.16 - Math.hypot((x - 0.72) * 0.3, (z - 1.7) * 0.95) - 0.03 * fbm(line, x * 4, z * 4, 3);
      const spit = point > 0 ? 0.02 * smoothstep(0, 0.04, point) + 0.16 * point : point * 0.3;
      const shore = z - 3.6 - 0.35 * fbm(line, x * 0.7 + 4, 0.5, 3) + 0.5 * gaussian(-2.4, 0.8, x);
      if (shore < 0) return Math.max(spit, Math.max(-0.06, shore * 0.3));
      const foot =
        0.01 * smoothstep(0, 0.06, shore) + 0.5 * smoothstep(0, 3.4, shore) ** 1.3 * (0.8 + 0.5 * fbm(line, x * 0.7, z * 0.5, 4));
      const crestAt = 6.8 - 0.16 * x;
      const teeth = 0.74 + 0.5 * ridgedNoise(line, x * 1.05 + 3, z * 0.3 + 1, octaves + 0.6);
      const along = 1 + 0.24 * gaussian(0.5, 0.9, x) + 0.1 * gaussian(2.2, 0.7, x) - 0.3 * smoothstep(-1.1, -2.6, x);
      const range = 1.15 * smoothstep(crestAt - 2.4, crestAt, z) ** 1.5 * smoothstep(crestAt + 1.8, crestAt + 0.2, z) * teeth * along;
      const left =
        1.5 *
        smoothstep(0, 2.6, -x - 1.5 - 0.12 * (z - 4)) *
        smoothstep(3.4, 5.2, z) *
        (0.55 + 0.6 * ridgedNoise(line, x * 0.6 + 8, z * 0.5, octaves));
      const gullies = 1 + 0.28 * erodedNoise(rock, x * 1.9, z * 0.9, octaves - 0.4);
      return Math.max(spit, foot + Math.max(range, left) * gullies);
    },
    cover(x, z, height, up) {
      const ragged = 0.24 * fbm(line, x * 2.2, z * 2, 4);
      if (z < 3) return clamp(0.3 + 0.8 * fbm(line, x * 12, z * 10, 3), 0, 0.9);
      const bare = smoothstep(0.24, 0.6, height + ragged);
      const snow = smoothstep(0.74, 1.12, height + ragged * 1.3 + 0.45 * (up - 0.6)) * smoothstep(0.2, 0.42, up + 0.4 * ragged);
      return mix(mix(0.6 + 1.1 * clamp(0.5 + ragged * 2), 2, bare), 3, snow);
    },
    woods: (x, z, height) =>
      z < 3
        ? smoothstep(0.012, 0.02, height)
        : smoothstep(0.01, 0.02, height) * smoothstep(0.2, 0.08, height) * smoothstep(-0.2, 0.2, line(x * 3, z * 3)),
  };
}

/** Roofs along the shore of the point. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (let i = 0; i < 90; i += 1) {
    const x = 0.28 + 0.62 * next();
    const z = 1.5 + 0.26 * next();
    const ground = terrain.height(x, z, 6);
    if (ground < 0.006 || ground > 0.03) continue;
    const size = 0.0052 + 0.003 * next();
    buildHouse(buffer, {
      x,
      z,
      ground,
      width: size,
      length: size * 1.5,
      height: size * 1.1,
      rotation: next() * 1.5,
      roof: 'gable',
      roofHeight: size * 0.7,
      inks: [4, 5, 6],
    });
  }
}

/** An old steamer on her way up the lake, dark firs on the point. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grows = treeDensity(terrain);
  return [
    { kind: 'steam', x: -0.158, z: 1.002, size: 0.05, variant: 4, lift: 0.021 },
    { kind: 'steamer', x: -0.16, z: 1, size: 0.028, variant: 0 },
    ...scatter('spruce', seed, { count: 420, variants: 8, size: [0.02, 0.042], distance: [1.45, 2.1], spread: 0.5 }, grows),
    ...scatter('poplar', seed + 1, { count: 26, variants: 6, size: [0.018, 0.03], distance: [1.45, 1.8], spread: 0.5 }, grows),
    ...scatter('bush', seed + 2, { count: 2200, variants: 8, size: [0.016, 0.034], distance: [3.5, 4.6], spread: 0.5 }, grows),
  ];
}
