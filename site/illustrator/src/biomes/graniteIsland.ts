import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const graniteIsland: Biome = { buildTerrain, placeProps };

/** Wooded hills of granite around a bay with one white beach, the sea shallow over sand at both ends. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const left = z - 0.8 - 0.95 * smoothstep(-0.62, -0.16, x) + 0.12 * fbm(line, x * 4, z * 3, 4);
      const right = z - 0.98 - 1.1 * smoothstep(0.62, 0.24, x) + 0.1 * fbm(line, x * 4 + 9, z * 3, 4);
      const back = z - 1.42 - 0.16 * Math.abs(x - 0.06) + 0.05 * fbm(line, x * 5 + 3, 2.5, 4);
      const inland = Math.max(left, right, back);
      const isle = Math.max(0, 0.3 * gaussian(0.06, 0.5, x - 0.2) * gaussian(4.6, 0.5, z) - 0.02);
      const hills =
        0.26 * smoothstep(0.02, 1.5, inland) * (0.5 + 0.8 * fbm(line, x * 0.9 + 6, z * 0.7, 4)) +
        0.2 * gaussian(-0.72, 0.3, x) * smoothstep(0, 0.25, left) +
        0.12 * gaussian(0.8, 0.3, x) * smoothstep(0, 0.3, right);
      const cove = 0.0035 + 0.03 * smoothstep(0.2, 0.46, z - 0.25 * x + 0.05 * line(x * 7, z * 5));
      const floor = -Math.min(cove, 0.0004 - inland * 0.07, 0.05) + 0.004 * smoothstep(0.1, 0.4, fbm(line, x * 9 + 4, z * 6, 3));
      const base = inland > 0 ? 0.0035 * smoothstep(0, 0.012, inland) + Math.max(0, hills) : Math.min(floor, -0.0005);
      const land = Math.max(base, isle > 0 && inland < 0 ? isle : -1);
      if (land < 0.008) return land;
      return (
        land * (1 + 0.26 * erodedNoise(rock, x * 2.6, z * 2.2, octaves - 1)) +
        (0.006 * canopyHeight(x * 84, z * 64, seed) + 0.008 * canopyHeight(x * 31, z * 24, seed + 2)) *
          smoothstep(0.008, 0.03, land) *
          smoothstep(4, 2, z)
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 8, z * 7, 4);
      if (height < 0.0065) return 2.2 + 0.3 * tone;
      const bare = smoothstep(0.6, 0.42, up + 0.12 * tone) * smoothstep(0.14, 0.05, height) * smoothstep(0.1, 0.3, line(x * 6, z * 6));
      return mix(clamp(0.5 + 0.9 * tone, 0, 1.1), 3, Math.max(bare, 0.8 * smoothstep(0.013, 0.008, height)));
    },
  };
}

/** Fishing boats at anchor, palms behind the beach, two that lean in from the side. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const beach = (x: number, z: number): number => {
    const height = terrain.height(x, z, 6);
    return smoothstep(0.003, 0.005, height) * smoothstep(0.03, 0.012, height);
  };
  return [
    { kind: 'palm', x: -0.0775, z: 0.2, size: 0.064, variant: 4, lift: -0.002 },
    { kind: 'palm', x: -0.083, z: 0.21, size: 0.048, variant: 1, lift: -0.002 },
    { kind: 'fishingBoat', x: 0.06, z: 0.36, size: 0.0098, variant: 5, flip: true },
    { kind: 'fishingBoat', x: 0.115, z: 0.47, size: 0.0095, variant: 2 },
    { kind: 'fishingBoat', x: 0.036, z: 0.56, size: 0.009, variant: 3 },
    { kind: 'fishingBoat', x: 0.15, z: 0.7, size: 0.009, variant: 7, flip: true },
    { kind: 'fishingBoat', x: 0.0, z: 0.86, size: 0.0085, variant: 1, flip: true },
    { kind: 'fishingBoat', x: 0.09, z: 0.98, size: 0.0085, variant: 4 },
    ...scatter('palm', seed, { count: 320, variants: 8, size: [0.016, 0.028], distance: [0.8, 2.1], spread: 0.44 }, beach),
  ];
}
