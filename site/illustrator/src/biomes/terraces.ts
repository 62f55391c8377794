import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const terraces: Biome = { buildTerrain, placeProps };

const step = 0.0085;

const groves = [
  [0.17, 0.69],
  [0.235, 0.71],
  [0.3, 0.76],
  [-0.4, 1.22],
  [-0.26, 1.3],
  [0.55, 1.93],
  [-0.12, 1.75],
  [-0.62, 1.75],
  [0.86, 2.3],
  [-0.24, 0.78],
] as const;

/** Slopes cut into level paddies, some flooded, with forested ranges behind. */
function buildTerrain(seed: number): Terrain {
  const hill = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const slopes = (x: number, z: number): number => {
    const valley = 0.12 * Math.sin(z * 1.5 + 0.6) + 0.04 * z + 0.1;
    const across = x - valley;
    const side = Math.sign(across) * Math.hypot(across, 0.07) - 0.07 * Math.sign(across);
    const spur = 0.075 * hill(x * 1.5 + 3, z * 1.25) + 0.028 * hill(x * 4.1, z * 3.4 + 7);
    return (
      0.02 +
      0.3 * (1 - Math.exp(-Math.abs(side) * (side < 0 ? 1.15 : 0.8))) * smoothstep(0, 0.3, Math.abs(side) + 0.12) +
      spur * smoothstep(0.02, 0.4, Math.abs(side)) +
      0.035 * z +
      0.06 * gaussian(1.5, 0.5, z) * gaussian(-0.1, 0.4, x)
    );
  };
  const worked = (x: number, z: number, base: number): number =>
    smoothstep(0.44, 0.36, base + 0.09 * hill(x * 2.3 + 9, z * 2.3)) * smoothstep(3.6, 3, z);
  return {
    height(x, z, octaves) {
      const base = slopes(x, z);
      const far =
        smoothstep(2.8, 7, z) * 0.55 * (0.35 + 0.9 * fbm(hill, x * 0.26 + 5, z * 0.24, 3)) +
        0.5 * smoothstep(8, 13, z) +
        smoothstep(2.6, 6, z) * 0.34 * erodedNoise(rock, x * 0.6, z * 0.55, octaves);
      const share = worked(x, z, base);
      const t = base / step;
      const level = Math.floor(t);
      const flat = (level + smoothstep(0.8, 1, t - level) + 0.05 * gaussian(0.77, 0.035, t - level)) * step;
      return mix(base + 0.03 * erodedNoise(rock, x * 3, z * 3, octaves - 1.5), flat, share) + far;
    },
    cover(x, z, height, up) {
      const base = slopes(x, z);
      const share = worked(x, z, base);
      const level = Math.floor(base / step);
      const salt = (hashCell(level, 7, seed) & 255) / 255;
      const lot = 0.5 + 0.75 * hill(x * 1.7 + 40 * salt, z * 1.1 + level * 3.7);
      const wood = 0.05 + 0.35 * clamp(0.5 + fbm(hill, x * 6, z * 6, 3));
      if (share < 0.5 || z > 3.4) return wood;
      if (up < 0.93) return 0.55;
      const shade = 0.35 * clamp(0.5 + 0.8 * hill(x * 2.2, z * 1.3 + 9));
      return lot < 0.42 ? 3 + shade : lot < 0.66 ? 1 + shade * 0.5 : 2;
    },
    woods: (x, z, height) => (worked(x, z, slopes(x, z)) > 0.1 ? 0 : smoothstep(0.1, 0.3, height)),
  };
}

/** Stilt houses on the slopes, trees between the paddies. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const wild = treeDensity(terrain);
  return [
    ...scatter('bush', seed + 1, { count: 1900, variants: 8, size: [0.004, 0.009], distance: [0.5, 4.4], spread: 0.44 }, wild),
    ...scatter('palm', seed + 2, { count: 46, variants: 6, size: [0.012, 0.018], distance: [0.55, 2.2], spread: 0.4 }, wild),
    ...groves.flatMap(([x, z], i) => grove(seed + i, x, z)),
    { kind: 'stilthouse', x: 0.205, z: 0.68, size: 0.024, variant: 0 },
    { kind: 'stilthouse', x: 0.262, z: 0.74, size: 0.02, variant: 0, flip: true },
    { kind: 'stilthouse', x: -0.36, z: 1.2, size: 0.02, variant: 0 },
    { kind: 'stilthouse', x: -0.3, z: 1.28, size: 0.019, variant: 0, flip: true },
    { kind: 'stilthouse', x: 0.5, z: 1.9, size: 0.02, variant: 0 },
  ];
}

function grove(seed: number, x: number, z: number): Prop[] {
  const next = seededRandom(seed);
  const around = (): { x: number; z: number } => ({ x: x + (next() - 0.5) * 0.05, z: z + (next() - 0.5) * 0.05 });
  return [
    ...Array.from({ length: 9 }, (): Prop => ({
      kind: 'bush',
      ...around(),
      size: 0.005 + 0.006 * next(),
      variant: Math.floor(next() * 8),
    })),
    ...Array.from({ length: 3 }, (): Prop => ({
      kind: 'palm',
      ...around(),
      size: 0.02 + 0.012 * next(),
      variant: Math.floor(next() * 6),
    })),
  ];
}
