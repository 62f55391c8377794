import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const driftIce: Biome = { buildTerrain, placeProps };

/** Floes close to one another on dark water, and a range of volcanoes under snow at the end of the sea. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const inland = z - 4.6 + 0.5 * fbm(line, x * 0.6, 3.5, 4) + 0.3 * x;
      if (inland > 0) {
        const capes = 0.05 * smoothstep(0, 0.3, inland) * (1 + 0.5 * fbm(line, x * 1.4, z, 4));
        const range = 1.25 * smoothstep(0.2, 4, inland) * (0.2 + 0.9 * ridgedNoise(line, x * 0.24 + 6, z * 0.2, octaves + 0.4));
        return capes + range * (1 + 0.2 * erodedNoise(rock, x * 0.8, z * 0.7, octaves - 0.4));
      }
      return floeHeight(x, z, octaves);
    },
    cover(x, z, height, up) {
      if (z > 4) return mix(2, 1 + 0.5 * fbm(line, x * 3, z * 2, 3), smoothstep(0.95, 0.8, up));
      return smoothstep(0.92, 0.7, up) * 0.9;
    },
  };

  /** Height of the ice: a plate in each jittered cell, its rim broken, some with ridges of pressed ice. */
  function floeHeight(x: number, z: number, octaves: number): number {
    const warp = 0.0016 * fbm(line, x * 120, z * 90, 3);
    const [small, width] = nearestPlate((x + warp) / 0.016, (z + warp * 2) / 0.024, seed);
    const lead = 0.07 + 0.16 * smoothstep(-0.1, 0.5, fbm(line, x * 7 + 2, z * 4, 3)) * smoothstep(2.5, 0.4, z);
    const plate = smoothstep(lead, lead + 0.05, width) - 0.001;
    const open = smoothstep(0.16, 0.34, fbm(line, x * 3.1 + 11, z * 1.4, 4)) * smoothstep(0.04, 0.16, z) * smoothstep(3.4, 1.6, z);
    const tall = 0.00035 + 0.0005 * ((small & 63) / 63);
    const ridge = 0.0011 * smoothstep(0.2, 0.6, ridgedNoise(rock, x * 26, z * 22, Math.min(4, octaves - 2)) - 0.35) * ((small >> 6) & 1);
    return plate > 0.02 && open < 0.6 && (small & 15) > 1
      ? plate * (tall + ridge) + 0.00007 * fbm(rock, x * 420, z * 300, Math.min(4, octaves - 4))
      : -0.01;
  }
}

/** The hash of the nearest cell point, and how much farther the second nearest is. */
function nearestPlate(x: number, y: number, salt: number): readonly [hash: number, width: number] {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  let [first, second, hash] = [9, 9, 0];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const h = hashCell(xi + dx, yi + dy, salt);
      const d = Math.hypot(xi + dx + 0.1 + 0.8 * ((h & 255) / 255) - x, yi + dy + 0.1 + 0.8 * (((h >> 8) & 255) / 255) - y);
      if (d < first) [second, first, hash] = [first, d, h >>> 12];
      else second = Math.min(second, d);
    }
  }
  return [hash, second - first];
}

/** A boat in the open water. */
function placeProps(): Prop[] {
  return [{ kind: 'motorYacht', x: -0.055, z: 0.31, size: 0.0058, variant: 0, flip: true }];
}
