import { canopyHeight } from '#src/math/canopy.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const backwater: Biome = { buildTerrain, placeProps };

/** A canal of still water between two banks of palms. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const axis = 0.1 * Math.sin(z * 1.7 + 0.4) * smoothstep(0.15, 1, z) - 0.02 * z;
      const inland = Math.abs(x - axis) - 0.13 - 0.06 * z - 0.03 * line(z * 5, x > axis ? 3.5 : 8.5) + 0.15 * smoothstep(1.8, 3.4, z);
      const land = clamp(inland * 0.12, -0.02, 0.0035);
      const woods =
        smoothstep(0.03, 0.12, inland) * smoothstep(0.5, 1.2, z) * (0.01 + 0.012 * canopyHeight(x * 30, z * 18, seed)) +
        0.02 * smoothstep(2.6, 4, z);
      return land + (inland > 0 ? woods : 0);
    },
    cover: (x, z, height) => mix(1.2, 0.3 + 0.6 * Math.abs(line(x * 9, z * 7)), smoothstep(0.003, 0.008, height)),
    woods: (x, z) => {
      const axis = 0.1 * Math.sin(z * 1.7 + 0.4) * smoothstep(0.15, 1, z) - 0.02 * z;
      const inland = Math.abs(x - axis) - 0.13 - 0.06 * z;
      return smoothstep(0.005, 0.02, inland) * smoothstep(0.5, 0.15, inland);
    },
  };
}

/** Palms that lean over the canal, a houseboat that fills it. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const banks = treeDensity(terrain);
  return [
    { kind: 'houseboat', x: 0.03, z: 0.42, size: 0.0125, variant: 0 },
    { kind: 'palm', x: -0.098, z: 0.2, size: 0.06, variant: 4, lift: -0.003 },
    { kind: 'palm', x: -0.112, z: 0.23, size: 0.075, variant: 1, lift: -0.003 },
    { kind: 'palm', x: 0.1, z: 0.22, size: 0.048, variant: 6, lift: -0.003, flip: true },
    ...scatter('palm', seed, { count: 330, variants: 8, size: [0.024, 0.042], distance: [0.35, 3.2], spread: 0.5 }, banks),
    ...scatter('bush', seed + 1, { count: 420, variants: 8, size: [0.005, 0.012], distance: [0.3, 3], spread: 0.5 }, banks),
  ];
}
