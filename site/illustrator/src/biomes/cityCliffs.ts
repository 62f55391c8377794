import { buildHighRise } from '#src/buildings/highRise.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const cityCliffs: Biome = { buildTerrain, placeBuildings, placeProps };

const TOP = 0.066;

/** x of the rim of the cliff at a distance: a long bay that ends in a headland. */
function rim(z: number): number {
  return -0.034 + 0.05 * z + 0.05 * Math.sin(z * 3.1 - 0.5) * smoothstep(0.15, 0.7, z) + 0.06 * z ** 2 * smoothstep(0.4, 2.4, z);
}

/** A level city that breaks off in brown cliffs, a strip of beach at their foot, the ocean with lines of surf. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rough = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const ragged = 0.008 * fbm(line, z * 22, x * 9, 4) * smoothstep(0.12, 0.3, z);
      const out = x - rim(z) - ragged;
      const morro = 0.24 * gaussian(3.3, 0.9, x) * gaussian(6.4, 0.8, z) * (1 + 0.35 * erodedNoise(rough, x * 2, z * 1.6, octaves));
      if (out < 0) return TOP + morro + 0.0012 * line(x * 30, z * 30);
      const gullies = 0.011 * Math.abs(line(z * 60 + 3, 1.5)) + 0.008 * fbm(rough, z * 40, x * 40, Math.min(4, octaves - 3));
      const cliff = TOP * (1 - smoothstep(0.001, 0.036, out + gullies * smoothstep(0.002, 0.012, out)));
      const foot = 0.0036 * smoothstep(0.085, 0.07, out + 0.5 * ragged);
      const land = Math.max(cliff + foot, morro);
      const shelf = out - 0.082;
      const waves =
        0.0036 *
        smoothstep(0.55, 0.9, Math.cos(shelf * 210 + 1.6 * line(z * 2, 4.5) + 0.9 * line(z * 9, x * 9))) *
        smoothstep(0.14, 0.02, shelf) *
        smoothstep(-0.1, 0.3, line(z * 7 + shelf * 40, shelf * 24));
      return land > 0.0004 ? land : Math.min(-0.00002, Math.max(-0.03, -0.0008 - shelf * 0.05) + waves);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 26, z * 20, 4);
      if (height > TOP * 0.94 && up > 0.8) return z < 0.5 ? clamp(0.35 + 0.8 * tone, 0, 1) : 3;
      if (height < 0.0046) {
        const road = Math.abs(x - rim(z) - 0.052);
        return road < 0.0052 ? (road < 0.0003 ? 4.9 : 3) : 4 + 0.3 * tone;
      }
      const green = smoothstep(0.1, 0.4, line(x * 16, z * 14) + 0.4 * tone) * smoothstep(0.012, 0.03, height);
      return mix(2 + 0.3 * tone, 0.6, green * 0.8);
    },
  };
}

/** Towers along the rim, lower ones behind, a striped lighthouse in the gardens. */
function placeBuildings(seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (let z = 5.6; z > 0.56; z -= 0.03 + 0.028 * z) {
    const front = rim(z) - 0.022 - 0.014 * next();
    for (let x = front; x > -0.46 * z - 0.05;) {
      const half = 0.0075 + 0.0075 * next();
      const near = smoothstep(0.28, 0.02, front - x);
      const height = 0.016 + 0.034 * next() + 0.05 * near * next();
      buildHighRise(
        buffer,
        {
          x: x - half,
          z: z + 0.01 * next(),
          ground: TOP - 0.001,
          half,
          height,
          inks: [5 + Math.floor(next() * 2.99), 8, 9, 10],
          windows: [0.66, 0.22],
        },
        next,
      );
      x -= half * 2 + 0.006 + 0.05 * next() ** 2;
    }
  }
  buildLathe(buffer, {
    x: rim(0.3) - 0.016,
    z: 0.3,
    ground: TOP - 0.001,
    profile:
      '0.0028,0 0.0026,0.004 0.0024,0.008 0.0022,0.012 0.002,0.016 0.0028,0.0163 0.0028,0.017 0.0016,0.0171 0.0016,0.0195 0.002,0.0197 0,0.0215',
    sides: 14,
    rotation: 0,
    inks: [11, 12, 11, 12, 11, 12, 12, 9, 12, 12],
  });
}

/** Palms and shrubs in the gardens on the cliff, a paraglider in the wind that rises along it, surfers’ boats far out. */
function placeProps(seed: number): Prop[] {
  const gardens = (x: number, z: number): number => (x < rim(z) - 0.006 ? 0.9 : 0);
  const edge = (x: number, z: number): number => gaussian(-0.007, 0.006, x - rim(z));
  return [
    { kind: 'paraglider', x: 0.052, z: 0.3, size: 0.0125, variant: 0, lift: 0.089 },
    { kind: 'paraglider', x: 0.17, z: 0.78, size: 0.0125, variant: 0, lift: 0.1, flip: true },
    { kind: 'sail', x: 1.2, z: 3.4, size: 0.02, variant: 0 },
    { kind: 'palm', x: rim(0.2) - 0.02, z: 0.2, size: 0.019, variant: 2 },
    { kind: 'palm', x: rim(0.23) - 0.034, z: 0.23, size: 0.0165, variant: 5 },
    ...scatter('palm', seed, { count: 60, variants: 8, size: [0.009, 0.015], distance: [0.26, 1.6], spread: 0.44 }, gardens),
    ...scatter('broadleaf', seed + 1, { count: 130, variants: 8, size: [0.005, 0.009], distance: [0.2, 0.8], spread: 0.44 }, gardens),
    ...scatter('bush', seed + 2, { count: 420, variants: 8, size: [0.0014, 0.0034], distance: [0.07, 1.2], spread: 0.46 }, edge),
    ...scatter('grass', seed + 3, { count: 2400, variants: 9, size: [0.0006, 0.0012], distance: [0.06, 0.24], spread: 0.48 }, gardens),
  ];
}
