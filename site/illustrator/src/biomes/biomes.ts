import type { Terrain } from '#src/scene.ts';
import { acropolis } from './acropolis.ts';
import { alps } from './alps.ts';
import { andeanTown } from './andeanTown.ts';
import { archBridgeGorge } from './archBridgeGorge.ts';
import { backwater } from './backwater.ts';
import { bay } from './bay.ts';
import type { Biome } from './biome.ts';
import { blueTown } from './blueTown.ts';
import { bushveld } from './bushveld.ts';
import { caldera } from './caldera.ts';
import { canyon } from './canyon.ts';
import { churchMountain } from './churchMountain.ts';
import { cityCliffs } from './cityCliffs.ts';
import { cityPlain } from './cityPlain.ts';
import { cliffTemple } from './cliffTemple.ts';
import { cloudForest } from './cloudForest.ts';
import { coast } from './coast.ts';
import { coffeeValley } from './coffeeValley.ts';
import { cycladicTown } from './cycladicTown.ts';
import { delta } from './delta.ts';
import { desert } from './desert.ts';
import { desertReef } from './desertReef.ts';
import { dolomites } from './dolomites.ts';
import { domedTomb } from './domedTomb.ts';
import { doumRiver } from './doumRiver.ts';
import { douro } from './douro.ts';
import { driftIce } from './driftIce.ts';
import { drownedValleys } from './drownedValleys.ts';
import { etna } from './etna.ts';
import { fjord } from './fjord.ts';
import { floodedPan } from './floodedPan.ts';
import { fuji } from './fuji.ts';
import { georgianQuays } from './georgianQuays.ts';
import { glacierLake } from './glacierLake.ts';
import { goldenBay } from './goldenBay.ts';
import { graniteIsland } from './graniteIsland.ts';
import { greenPlain } from './greenPlain.ts';
import { harbourCity } from './harbourCity.ts';
import { headland } from './headland.ts';
import { highDesert } from './highDesert.ts';
import { highLake } from './highLake.ts';
import { iceLagoon } from './iceLagoon.ts';
import { inca } from './inca.ts';
import { islandSea } from './islandSea.ts';
import { islandTower } from './islandTower.ts';
import { jungle } from './jungle.ts';
import { karstRiver } from './karstRiver.ts';
import { kasbah } from './kasbah.ts';
import { kilimanjaro } from './kilimanjaro.ts';
import { kopjes } from './kopjes.ts';
import { lagoon } from './lagoon.ts';
import { lake } from './lake.ts';
import { lofoten } from './lofoten.ts';
import { medina } from './medina.ts';
import { monasteryIslet } from './monasteryIslet.ts';
import { monasteryValley } from './monasteryValley.ts';
import { montado } from './montado.ts';
import { mooring } from './mooring.ts';
import { mountKenya } from './mountKenya.ts';
import { nile } from './nile.ts';
import { northernTown } from './northernTown.ts';
import { oldTown } from './oldTown.ts';
import { operaFjord } from './operaFjord.ts';
import { pagodaTown } from './pagodaTown.ts';
import { palaceLake } from './palaceLake.ts';
import { passageTomb } from './passageTomb.ts';
import { pillars } from './pillars.ts';
import { polar } from './polar.ts';
import { portHills } from './portHills.ts';
import { pyramids } from './pyramids.ts';
import { quay } from './quay.ts';
import { quetzalForest } from './quetzalForest.ts';
import { redTomb } from './redTomb.ts';
import { reef } from './reef.ts';
import { riverTown } from './riverTown.ts';
import { salForest } from './salForest.ts';
import { saltPan } from './saltPan.ts';
import { sandRiver } from './sandRiver.ts';
import { savanna } from './savanna.ts';
import { seaStacks } from './seaStacks.ts';
import { serratedLake } from './serratedLake.ts';
import { skyline } from './skyline.ts';
import { snowVillage } from './snowVillage.ts';
import { sound } from './sound.ts';
import { strait } from './strait.ts';
import { tableMountain } from './tableMountain.ts';
import { terraces } from './terraces.ts';
import { trulli } from './trulli.ts';
import { venice } from './venice.ts';
import { vineyards } from './vineyards.ts';
import { walls } from './walls.ts';
import { whaleCoast } from './whaleCoast.ts';
import { wildBeach } from './wildBeach.ts';

const table: Readonly<Record<string, Biome>> = {
  acropolis,
  alps,
  andeanTown,
  archBridgeGorge,
  backwater,
  bareFjord: { buildTerrain: fjord.buildTerrain },
  bareMassif: { buildTerrain: polar.buildTerrain },
  bareWall: { buildTerrain: dolomites.buildTerrain },
  bay,
  blueTown,
  bushveld,
  caldera,
  canyon,
  churchMountain,
  cityCliffs,
  cityPlain,
  cliffTemple,
  cloudForest,
  coast,
  coffeeValley,
  cycladicTown,
  delta,
  desert,
  desertReef,
  dolomites,
  domedTomb,
  doumRiver,
  douro,
  driftIce,
  drownedValleys,
  etna,
  fjord,
  floodedPan,
  fuji,
  georgianQuays,
  glacierLake,
  goldenBay,
  graniteIsland,
  greenPlain,
  harbourCity,
  headland,
  highDesert,
  highLake,
  iceLagoon,
  inca,
  islandSea,
  islandTower,
  jungle,
  karstRiver,
  kasbah,
  kilimanjaro,
  kopjes,
  lagoon,
  lake,
  lofoten,
  medina,
  monasteryIslet,
  monasteryValley,
  montado,
  mooring,
  mountKenya,
  nile,
  northernTown,
  oldTown,
  operaFjord,
  pagodaTown,
  palaceLake,
  passageTomb,
  pillars,
  polar,
  portHills,
  pyramids,
  quay,
  quetzalForest,
  redTomb,
  reef,
  riverTown,
  salForest,
  saltPan,
  sandRiver,
  savanna,
  seaStacks,
  serratedLake,
  skyline,
  snowVillage,
  sound,
  strait,
  tableMountain,
  terraces,
  trulli,
  venice,
  vineyards,
  walls,
  whaleCoast,
  wildBeach,
};

/** Every biome by name. Mixed noise can dip below 0, so the ground cover of all of them is clamped here. */
export const biomes: typeof table = Object.fromEntries(
  Object.entries(table).map(([name, biome]) => [name, { ...biome, buildTerrain: (seed) => clampCover(biome.buildTerrain(seed)) }]),
);

function clampCover(terrain: Terrain): Terrain {
  return { ...terrain, cover: (x, z, height, up) => Math.max(0, terrain.cover(x, z, height, up)) };
}
