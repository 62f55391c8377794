import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const strait: Biome = { buildTerrain, placeProps };

/** Shallow sea between wooded islands that stand behind one another in paler and paler tones. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const island = (at: number, from: number, to: number, tall: number, salt: number): number => {
        const along = smoothstep(from, from + 0.3 * (to - from), x) * smoothstep(to, to - 0.3 * (to - from), x);
        const deep = smoothstep(at - 0.12 * at, at, z) * smoothstep(at * 1.35, at * 1.12, z);
        return along * deep * tall * Math.max(0, 0.5 + 0.8 * fbm(line, (x * 2.2) / at + salt, z * 0.5 + salt, 5)) - 0.012;
      };
      const land = Math.max(
        island(2.1, -2.6, -0.18, 0.46, 3),
        island(2.7, 0.42, 2.6, 0.4, 11),
        island(4.4, -0.9, 2.2, 0.62, 23),
        island(7.4, -4.5, 0.9, 1.05, 37),
        island(11.5, -1.5, 8, 1.5, 51),
      );
      if (land <= 0) return Math.max(-0.02, land);
      const crowns =
        (0.012 * canopyHeight(x * 36, z * 28, seed) + 0.016 * canopyHeight(x * 13, z * 10, seed + 3)) *
        smoothstep(0.006, 0.03, land) *
        smoothstep(6, 3, z);
      return land * (1 + 0.3 * erodedNoise(rock, x * 1.8, z * 1.5, octaves - 0.6)) + crowns;
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 5, z * 4, 4);
      return mix(1.9, 0.35 + 0.6 * tone, smoothstep(0.004, 0.016, height));
    },
  };
}

/** A torii that stands in the tide, a pine bough from the left, one far sail. */
function placeProps(): Prop[] {
  return [
    { kind: 'torii', x: 0.05, z: 0.21, size: 0.022, variant: 0 },
    { kind: 'bough', x: -0.034, z: 0.1, size: 0.032, variant: 2, lift: 0.017 },
    { kind: 'sail', x: -0.1, z: 1.25, size: 0.022, variant: 0 },
  ];
}
