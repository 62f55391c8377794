import type { Biome } from './biome.ts';
import { buildLakeTerrain } from './lake.ts';

/** The lake above the tree line. */
export const highLake: Biome = { buildTerrain: (seed) => buildLakeTerrain(seed, false) };
