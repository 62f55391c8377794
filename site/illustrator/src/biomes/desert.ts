import { fbm } from '#src/math/fractals.ts';
import { gradientNoise, type Noise } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const desert: Biome = { buildTerrain, placeProps };

/** Dunes built by wind from one side: long backs, sharp winding crests, steep lee faces. */
function buildTerrain(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const size = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const far = smoothstep(0.8, 6, z);
      const great = dune(bend, x + 0.04, z, 0.62, 0.62, 0.55) * mix(0.17, 0.3, far) * (0.62 + 0.55 * size(x * 0.5 + 3, z * 0.42));
      const cross = dune(bend, x + 11, z + 3, 0.36, -0.32, 1.05) * 0.09 * (0.55 + 0.6 * size(x * 0.9, z * 0.8 + 7));
      const small = dune(bend, x + 21, z + 9, 1.0, 0.55, 2.6) * 0.016;
      const ripple =
        octaves > 6 ? 0.00022 * Math.sin(1150 * (x * 0.8 + z * 0.3) + 9 * fbm(bend, x * 9, z * 9, 2)) * smoothstep(0.85, 0.3, z) : 0;
      const massif = 0.45 * smoothstep(7, 13, z) * (0.5 + 0.5 * size(x * 0.2 + 9, 1.7));
      return Math.max(great, cross) + 0.35 * Math.min(great, cross) + small + ripple + massif * 0.4;
    },
    cover(x, z, height) {
      return 0.5 + 0.45 * fbm(size, x * 2.2, z * 1.6, 3) - smoothstep(0.06, 0.0, height) * 0.2;
    },
  };
}

function dune(bend: Noise, x: number, z: number, dirX: number, dirZ: number, frequency: number): number {
  const warp = 0.55 * bend(x * 0.55 * frequency + 1.3, z * 0.4 * frequency) + 0.16 * bend(x * 1.7 * frequency, z * 1.4 * frequency + 5);
  const p = (x * dirX + z * dirZ) * frequency * 1.5 + warp;
  const t = p - Math.floor(p);
  const crest = 0.7;
  return t < crest ? (t / crest) ** 1.55 : ((1 - t) / (1 - crest)) ** 1.25;
}

/** A string of camels along one crest. */
function placeProps(_seed: number, terrain: Terrain): Prop[] {
  let crest = 1.25;
  return Array.from({ length: 11 }, (_, i): Prop => {
    const x = 0.2 + i * 0.0125;
    crest = highest(terrain, x, i === 0 ? 0.8 : crest - 0.02, i === 0 ? 1.6 : crest + 0.02);
    return { kind: 'camel', x, z: crest, size: 0.0105, variant: i };
  });
}

function highest(terrain: Terrain, x: number, from: number, to: number): number {
  let best = from;
  for (let z = from; z <= to; z += 0.002) if (terrain.height(x, z, 6) > terrain.height(x, best, 6)) best = z;
  return best;
}
