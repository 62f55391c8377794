import type { Pixels } from '../project.ts';
import type { Stand, Terrain } from '../scene.ts';
import { alpsStands } from './alps.ts';
import { coastHouses, coastStands } from './coast.ts';
import { desertStands } from './desert.ts';
import { fjordStands } from './fjord.ts';
import { jungleStands } from './jungle.ts';
import { lakeHouses, lakeStands } from './lake.ts';
import { oldTownHouses, oldTownStands } from './oldTown.ts';
import { savannaStands } from './savanna.ts';
import { terracesStands } from './terraces.ts';

/** What people and plants put on the ground of a biome. */
export type Place = {
  stands?: (seed: number, terrain: Terrain) => Stand[];
  houses?: (seed: number, terrain: Terrain, pixels: Pixels) => void;
};

/** The places by biome. */
export const places: Readonly<Record<string, Place>> = {
  alps: { stands: alpsStands },
  coast: { stands: coastStands, houses: coastHouses },
  desert: { stands: desertStands },
  fjord: { stands: fjordStands },
  jungle: { stands: jungleStands },
  lake: { stands: lakeStands, houses: lakeHouses },
  oldTown: { stands: oldTownStands, houses: oldTownHouses },
  savanna: { stands: savannaStands },
  terraces: { stands: terracesStands },
};
