import type { Pixels } from '../project.ts';
import type { Stand, Terrain } from '../scene.ts';
import { alpsStands } from './alps.ts';
import { coastHouses, coastStands } from './coast.ts';
import { deltaStands } from './delta.ts';
import { desertStands } from './desert.ts';
import { douroHouses, douroStands } from './douro.ts';
import { fjordStands } from './fjord.ts';
import { incaHouses, incaStands } from './inca.ts';
import { jungleStands } from './jungle.ts';
import { kasbahHouses, kasbahStands } from './kasbah.ts';
import { kopjesStands } from './kopjes.ts';
import { lakeHouses, lakeStands } from './lake.ts';
import {
  bayStands,
  dolomitesHouses,
  dolomitesStands,
  fujiStands,
  glacierLakeStands,
  highDesertHouses,
  kilimanjaroStands,
  lofotenStands,
} from './mountainPlaces.ts';
import { nileHouses, nileStands } from './nile.ts';
import { oldTownHouses, oldTownStands } from './oldTown.ts';
import { palaceLakeHouses, palaceLakeStands } from './palaceLake.ts';
import { savannaStands } from './savanna.ts';
import {
  headlandHouses,
  pyramidsHouses,
  pyramidsStands,
  saltPanStands,
  seaStacksStands,
  vineyardsHouses,
  vineyardsStands,
} from './settlements.ts';
import { backwaterStands, lagoonStands, reefStands, riverTownStands, veniceHouses, veniceStands, wildBeachStands } from './shores.ts';
import { soundStands } from './sound.ts';
import { straitStands } from './strait.ts';
import { tableMountainStands } from './tableMountain.ts';
import { terracesStands } from './terraces.ts';
import { calderaStands } from './caldera.ts';
import { greenPlainStands } from './greenPlain.ts';
import { pillarsHouses, pillarsStands } from './pillars.ts';
import { snowVillageHouses, snowVillageStands } from './snowVillage.ts';
import { canyonStands } from './canyon.ts';
import { wallsHouses, wallsStands } from './walls.ts';

/** What people and plants put on the ground of a biome. */
export type Place = {
  stands?: (seed: number, terrain: Terrain) => Stand[];
  houses?: (seed: number, terrain: Terrain, pixels: Pixels) => void;
};

/** The places by biome. */
export const places: Readonly<Record<string, Place>> = {
  alps: { stands: alpsStands },
  backwater: { stands: backwaterStands },
  bay: { stands: bayStands },
  caldera: { stands: calderaStands },
  canyon: { stands: canyonStands },
  coast: { stands: coastStands, houses: coastHouses },
  delta: { stands: deltaStands },
  desert: { stands: desertStands },
  dolomites: { stands: dolomitesStands, houses: dolomitesHouses },
  douro: { stands: douroStands, houses: douroHouses },
  fjord: { stands: fjordStands },
  fuji: { stands: fujiStands },
  glacierLake: { stands: glacierLakeStands },
  greenPlain: { stands: greenPlainStands },
  headland: { houses: headlandHouses },
  highDesert: { houses: highDesertHouses },
  inca: { stands: incaStands, houses: incaHouses },
  jungle: { stands: jungleStands },
  kasbah: { stands: kasbahStands, houses: kasbahHouses },
  kilimanjaro: { stands: kilimanjaroStands },
  kopjes: { stands: kopjesStands },
  lagoon: { stands: lagoonStands },
  lake: { stands: lakeStands, houses: lakeHouses },
  lofoten: { stands: lofotenStands },
  nile: { stands: nileStands, houses: nileHouses },
  oldTown: { stands: oldTownStands, houses: oldTownHouses },
  palaceLake: { stands: palaceLakeStands, houses: palaceLakeHouses },
  pillars: { stands: pillarsStands, houses: pillarsHouses },
  pyramids: { stands: pyramidsStands, houses: pyramidsHouses },
  reef: { stands: reefStands },
  riverTown: { stands: riverTownStands },
  saltPan: { stands: saltPanStands },
  savanna: { stands: savannaStands },
  seaStacks: { stands: seaStacksStands },
  snowVillage: { stands: snowVillageStands, houses: snowVillageHouses },
  sound: { stands: soundStands },
  strait: { stands: straitStands },
  tableMountain: { stands: tableMountainStands },
  terraces: { stands: terracesStands },
  venice: { stands: veniceStands, houses: veniceHouses },
  vineyards: { stands: vineyardsStands, houses: vineyardsHouses },
  walls: { stands: wallsStands, houses: wallsHouses },
  wildBeach: { stands: wildBeachStands },
  wildCoast: { stands: coastStands },
};
