import type { Biome } from './biome.ts';
import { coast } from './coast.ts';

const { placeBuildings: _, ...withoutVillage } = coast;

/** The coast without its village. */
export const wildCoast: Biome = withoutVillage;
