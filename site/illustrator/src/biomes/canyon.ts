import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const canyon: Biome = { buildTerrain, placeProps };

const step = 0.0095;

/** Terraces older than the Incas on both sides of a deep river, volcanoes under snow at the end of the valley. */
function buildTerrain(seed: number): Terrain {
  const hill = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const across = (x: number, z: number): number => x + 0.1 - 0.16 * Math.sin(z * 1.25 + 0.3) - 0.09 * z - 0.03 * hill(z * 3, 0.5);
  const bench = (x: number, z: number): number => {
    const side = Math.abs(across(x, z));
    const spur = 0.05 * hill(x * 1.7 + 3, z * 1.4) + 0.018 * hill(x * 4.6, z * 3.8 + 7);
    return 0.15 + 0.3 * (1 - Math.exp(-side * 1.1)) + spur * smoothstep(0.05, 0.4, side);
  };
  const gorge = (x: number, z: number): number => smoothstep(0.085, 0.012, Math.abs(across(x, z)) + 0.012 * hill(x * 14, z * 12));
  const worked = (x: number, z: number, base: number): number =>
    smoothstep(0.39, 0.33, base + 0.06 * hill(x * 2.3 + 9, z * 2.3)) * smoothstep(3.4, 2.6, z) * smoothstep(0.5, 0.2, gorge(x, z));
  return {
    height(x, z, octaves) {
      const base = bench(x, z);
      const share = worked(x, z, base);
      const t = base / step;
      const level = Math.floor(t);
      const flat = (level + smoothstep(0.74, 1, t - level)) * step;
      const rough = 1 + 0.1 * erodedNoise(rock, x * 3, z * 3, octaves - 1);
      const side = Math.abs(across(x, z));
      const slopes =
        0.62 * smoothstep(0.75, 2.6, side + 0.3 * hill(x * 0.9, z * 0.8)) * (0.45 + 0.8 * ridgedNoise(hill, x * 0.6 + 4, z * 0.5, octaves));
      const far = smoothstep(3.4, 7.5, z) * (0.22 + 0.75 * ridgedNoise(hill, x * 0.3 + 2, z * 0.26, octaves));
      const cone = (cx: number, cz: number, wide: number, tall: number): number => {
        const d = Math.hypot(x - cx, (z - cz) * 0.9) / wide;
        return (
          tall * Math.exp(-Math.max(0, d - 0.05) * 2.1) * (1 + 0.16 * erodedNoise(rock, x * 1.1, z * 0.9, octaves) * smoothstep(0, 0.3, d))
        );
      };
      const volcanoes =
        z > 6 ? Math.max(cone(1.1, 12.5, 3.2, 2.35), cone(-2.3, 13.5, 2.8, 2.1), cone(3.9, 14, 2.6, 2.1)) * smoothstep(6, 10, z) : 0;
      const cut = 0.2 * gorge(x, z) * smoothstep(4.4, 3.4, z);
      return (
        mix(base * rough, flat, share) -
        cut * (1 + 0.3 * erodedNoise(rock, x * 8, z * 7, octaves - 2)) +
        Math.max(slopes + far, volcanoes) * (1 + 0.2 * erodedNoise(rock, x * 1.5, z * 1.3, octaves - 0.4))
      );
    },
    cover(x, z, height, up) {
      const base = bench(x, z);
      const tone = fbm(hill, x * 5, z * 4.4, 4);
      const g = gorge(x, z);
      if (z > 6) return mix(4 + 0.3 * tone, 5, smoothstep(1.25, 1.5, height + 0.25 * tone + 0.2 * (up - 0.7)));
      if (g > 0.25 && z < 4.2) return 3.3 + 0.6 * Math.abs(Math.sin(height * 190 + 3 * tone));
      if (worked(x, z, base) < 0.5) return mix(2.6 + 0.4 * tone, 4.2, smoothstep(0.45, 0.8, height + 0.15 * tone));
      if (up < 0.9) return 3;
      const level = Math.floor(base / step);
      const salt = (hashCell(level, 7, seed) & 255) / 255;
      const lot = 0.5 + 0.8 * hill(x * 2.6 + 40 * salt, z * 1.7 + level * 3.7);
      const shade = 0.3 * clamp(0.5 + 0.8 * hill(x * 3.2, z * 2.3 + 9));
      return lot < 0.42 ? shade : lot < 0.72 ? 1 + shade : 2 + shade * 0.6;
    },
    woods: (x, z, height) =>
      worked(x, z, bench(x, z)) > 0.3 ? 0.25 * smoothstep(0, 0.4, hill(x * 4, z * 4)) : 0.12 * smoothstep(0.6, 0.3, height),
  };
}

/** Two condors on the first warm air, smoke from the volcano, a few trees between the fields. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grows = treeDensity(terrain, 5);
  const soaring = (x: number, z: number, height: number, size: number, flip: boolean): Prop => ({
    kind: 'condor',
    x,
    z,
    size,
    variant: 0,
    flip,
    lift: height - Math.max(0, terrain.height(x, z, 8)),
  });
  return [
    soaring(-0.0085, 0.045, 0.4205, 0.0014, false),
    soaring(0.021, 0.14, 0.4265, 0.0014, true),
    { kind: 'steam', x: 3.9, z: 13.9, size: 0.9, variant: 2 },
    ...scatter('bush', seed, { count: 1500, variants: 8, size: [0.002, 0.005], distance: [0.4, 3.4], spread: 0.46 }, grows),
    ...scatter('poplar', seed + 1, { count: 170, variants: 6, size: [0.009, 0.016], distance: [0.6, 2.8], spread: 0.46 }, grows),
  ];
}
