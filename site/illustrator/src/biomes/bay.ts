import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { highestMound, type Mound } from '#src/math/mounds.ts';
import { gradientNoise, type Noise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const bay: Biome = { buildTerrain, placeProps };

/** Limestone islands that rise straight from a green bay. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const islands: Mound[] = [
    [-0.66, 1.15, 0.24, 0.2, 0.36, 3],
    [-0.4, 1.3, 0.1, 0.12, 0.2, 3],
    [0.62, 1.6, 0.2, 0.2, 0.3, 3.2],
    [0.44, 1.7, 0.08, 0.1, 0.15, 3],
    [0.98, 1.8, 0.25, 0.2, 0.42, 3],
    [-0.2, 2.9, 0.16, 0.2, 0.26, 2.8],
    [0.16, 2.5, 0.1, 0.12, 0.2, 3],
    ...far(seed, 26),
  ];
  return {
    height: (x, z, octaves) => limestone(islands, line, rock, x, z, octaves) - 0.012,
    cover: (x, z, height, up) => stone(line, x, z, height, up),
    woods: (x, z, height) => smoothstep(0.02, 0.06, height) * 0.8,
  };
}

function far(seed: number, count: number): Mound[] {
  const next = seededRandom(seed + 8);
  return Array.from({ length: count }, (_, i): Mound => {
    const z = 3.4 + (i / count) * 8;
    const wide = 0.16 + 0.3 * next();
    return [(next() * 2 - 1) * z * 0.48, z, wide, wide, 0.2 + 0.55 * next() + 0.03 * z, 2.6 + next()];
  });
}

function limestone(list: readonly Mound[], line: Noise, rock: Noise, x: number, z: number, octaves: number): number {
  const wx = x + 0.03 * line(x * 5, z * 5);
  const h = highestMound(list, line, wx, z, 0.34);
  return h <= 0 ? 0 : h * (1 + 0.22 * erodedNoise(rock, x * 5, z * 4, octaves - 2.2));
}

function stone(line: Noise, x: number, z: number, height: number, up: number): number {
  const tone = fbm(line, x * 12, z * 10 + height * 14, 4);
  const bare = smoothstep(0.5, 0.3, up + 0.22 * tone);
  return mix(clamp(0.45 + 0.8 * tone, 0, 1.2), 2.1 + 0.4 * tone, bare);
}

/** A junk with tea-coloured sails and a smaller one, scrub on the rocks. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  return [
    { kind: 'junk', x: 0.03, z: 0.62, size: 0.052, variant: 1 },
    { kind: 'junk', x: -0.16, z: 1.5, size: 0.05, variant: 3, flip: true },
    ...scatter('bush', seed, { count: 6000, variants: 8, size: [0.006, 0.014], distance: [0.8, 4.2], spread: 0.48 }, treeDensity(terrain)),
  ];
}
