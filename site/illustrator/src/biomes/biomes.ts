import type { Terrain } from '../scene.ts';
import { alps } from './alps.ts';
import { caldera } from './caldera.ts';
import { canyon } from './canyon.ts';
import { coast } from './coast.ts';
import { headland, seaStacks } from './coasts.ts';
import { fuji, kilimanjaro } from './cone.ts';
import { delta } from './delta.ts';
import { desert } from './desert.ts';
import { douro } from './douro.ts';
import { pyramids, kasbah, highDesert, saltPan, vineyards } from './dryLands.ts';
import { fjord } from './fjord.ts';
import { greenPlain } from './greenPlain.ts';
import { inca } from './inca.ts';
import { jungle } from './jungle.ts';
import { bay } from './karst.ts';
import { kopjes } from './kopjes.ts';
import { lake } from './lake.ts';
import { lagoon, backwater, reef, venice } from './lowShore.ts';
import { nile } from './nile.ts';
import { oldTown } from './oldTown.ts';
import { palaceLake } from './palaceLake.ts';
import { pillars } from './pillars.ts';
import { polar } from './polar.ts';
import { lofoten, glacierLake, dolomites } from './ranges.ts';
import { savanna } from './savanna.ts';
import { snowVillage } from './snowVillage.ts';
import { sound } from './sound.ts';
import { strait } from './strait.ts';
import { tableMountain } from './tableMountain.ts';
import { terraces } from './terraces.ts';
import { walls } from './walls.ts';

const grounds: Readonly<Record<string, (seed: number) => Terrain>> = {
  alps,
  backwater,
  bareFjord: fjord,
  bareMassif: polar,
  bareWall: dolomites,
  bay,
  caldera,
  canyon,
  coast,
  delta,
  desert,
  dolomites,
  douro,
  fjord,
  fuji,
  glacierLake,
  greenPlain,
  headland,
  highDesert,
  highLake: (seed) => lake(seed, false),
  inca,
  jungle,
  kasbah,
  kilimanjaro,
  kopjes,
  lagoon,
  lake,
  lofoten,
  nile,
  oldTown,
  palaceLake,
  pillars,
  polar,
  pyramids,
  reef,
  riverTown: backwater,
  saltPan,
  savanna,
  seaStacks,
  snowVillage,
  sound,
  strait,
  tableMountain,
  terraces,
  venice,
  vineyards,
  walls,
  wildBeach: reef,
  wildCoast: coast,
};

/** The ground of every biome, made from a seed. Covers are at least 0: mixed noise may dip below. */
export const terrains: typeof grounds = Object.fromEntries(
  Object.entries(grounds).map(([name, make]) => [
    name,
    (seed) => {
      const ground = make(seed);
      return { ...ground, cover: (x, z, height, up) => Math.max(0, ground.cover(x, z, height, up)) };
    },
  ]),
);
