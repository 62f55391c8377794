import type { Terrain } from '../scene.ts';
import { alps } from './alps.ts';
import { coast } from './coast.ts';
import { desert } from './desert.ts';
import { fjord } from './fjord.ts';
import { jungle } from './jungle.ts';
import { lake } from './lake.ts';
import { oldTown } from './oldTown.ts';
import { polar } from './polar.ts';
import { savanna } from './savanna.ts';
import { terraces } from './terraces.ts';

/** The ground of every biome, made from a seed. */
export const terrains: Readonly<Record<string, (seed: number) => Terrain>> = {
  alps,
  coast,
  desert,
  fjord,
  jungle,
  lake,
  oldTown,
  polar,
  savanna,
  terraces,
};
