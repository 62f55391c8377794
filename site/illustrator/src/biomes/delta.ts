import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const delta: Biome = { buildTerrain, placeProps };

/** A flooded plain from the air: channels that wind and part, lagoons, islands with trees, pale sand in their middle. */
function buildTerrain(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const patch = gradientNoise(seed + 1);
  const bank = (x: number, z: number): number => {
    const wx = x + 0.16 * bend(x * 1.6 + 5, z * 1.3) + 0.05 * bend(x * 4.5, z * 4);
    const wz = z + 0.16 * bend(x * 1.6 - 7, z * 1.3 + 3);
    const great = Math.abs(bend(wx * 0.62 + 1.4, wz * 0.42 + 0.8)) - 0.075 - 0.03 * bend(wx * 1.4, wz * 1.1);
    const small = Math.abs(bend(wx * 1.7 + 9, wz * 1.05 + 2)) - 0.022;
    const lagoon = 0.36 + patch(wx * 0.9 + 3, wz * 0.62 + 6);
    return Math.min(great, small * 1.1, lagoon * 0.5);
  };
  const island = (x: number, z: number): number =>
    smoothstep(0.06, 0.2, bank(x, z) + 0.12 * patch(x * 3.6, z * 2.8)) * smoothstep(-0.12, 0.16, patch(x * 2.1 + 4, z * 1.6));
  return {
    height(x, z, octaves) {
      const b = bank(x, z);
      const rise = 0.008 * island(x, z) + 0.0014 * fbm(patch, x * 26, z * 18, Math.min(4, octaves - 2));
      return clamp(b * 0.14, -0.02, 0.004) + (b > 0.01 ? rise : 0);
    },
    cover(x, z) {
      const b = bank(x, z);
      const mid = island(x, z);
      const tone = 0.5 + 0.5 * fbm(patch, x * 5, z * 4, 4) + 0.3 * fbm(patch, x * 30, z * 22, 2);
      if (mid > 0.75) return 2 + clamp(0.6 * tone);
      return clamp(smoothstep(0.05, 0.22, b + 0.1 * tone) * 0.75 + 0.5 * (tone - 0.5), 0, 1.6);
    },
    woods: (x, z) => smoothstep(0.25, 0.5, island(x, z)) * smoothstep(1, 0.7, island(x, z)) + 0.25 * smoothstep(0.7, 0.9, island(x, z)),
  };
}

/** Trees and palms on the islands, a family of elephants between two of them. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const next = seededRandom(seed + 9);
  const woods = treeDensity(terrain);
  const family = Array.from({ length: 9 }, (_, i): Prop => ({
    kind: 'elephant',
    x: 0.02 + i * 0.017 + 0.006 * next(),
    z: 0.93 + 0.03 * next() - i * 0.006,
    size: i % 4 === 2 ? 0.006 : 0.0115,
    variant: i,
  }));
  return [
    ...family,
    ...scatter('broadleaf', seed, { count: 900, variants: 8, size: [0.012, 0.024], distance: [0.6, 9], spread: 0.46 }, woods),
    ...scatter('datePalm', seed + 1, { count: 300, variants: 7, size: [0.016, 0.028], distance: [0.6, 6], spread: 0.46 }, woods),
    ...scatter('bush', seed + 2, { count: 1900, variants: 8, size: [0.004, 0.009], distance: [0.55, 9], spread: 0.46 }, woods),
  ];
}
