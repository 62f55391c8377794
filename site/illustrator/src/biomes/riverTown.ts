import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import { backwater } from './backwater.ts';
import type { Biome } from './biome.ts';

export const riverTown: Biome = { buildTerrain: backwater.buildTerrain, placeProps };

const houses = [
  [-0.118, 0.36],
  [-0.14, 0.45],
  [0.16, 0.46],
  [-0.165, 0.6],
  [0.2, 0.62],
  [0.2, 0.8],
  [-0.2, 0.85],
] as const;

/** Houses on posts along both banks, a boat under sail between them. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const banks = treeDensity(terrain);
  return [
    ...houses.map(([x, z], i): Prop => ({
      kind: 'stilthouse',
      x,
      z,
      size: 0.02 + 0.002 * (i % 3),
      variant: 0,
      flip: i % 2 === 0,
      lift: -0.001,
    })),
    { kind: 'junk', x: 0.01, z: 0.8, size: 0.022, variant: 1 },
    ...scatter('palm', seed, { count: 240, variants: 8, size: [0.02, 0.036], distance: [0.42, 3.2], spread: 0.5 }, banks),
    ...scatter('bush', seed + 1, { count: 520, variants: 8, size: [0.006, 0.014], distance: [0.36, 3], spread: 0.5 }, banks),
  ];
}
