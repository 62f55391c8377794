import { acacia } from './acacia.ts';
import { balloon } from './balloon.ts';
import { baobab } from './baobab.ts';
import { boathouse } from './boathouse.ts';
import { bough } from './bough.ts';
import { broadleaf } from './broadleaf.ts';
import { bush } from './bush.ts';
import { cableCar } from './cableCar.ts';
import { camel } from './camel.ts';
import { condor } from './condor.ts';
import { corkOak, corkTrunk } from './corkOak.ts';
import { cypress } from './cypress.ts';
import { datePalm } from './datePalm.ts';
import { deer } from './deer.ts';
import { dhow } from './dhow.ts';
import { doumPalm } from './doumPalm.ts';
import { elephant } from './elephant.ts';
import { emergent } from './emergent.ts';
import { euphorbia } from './euphorbia.ts';
import { felucca } from './felucca.ts';
import { fishingBoat } from './fishingBoat.ts';
import { fluke } from './fluke.ts';
import { giraffe } from './giraffe.ts';
import { gondola } from './gondola.ts';
import { grass } from './grass.ts';
import { houseboat } from './houseboat.ts';
import { junk } from './junk.ts';
import { kayak } from './kayak.ts';
import { lanternBoat } from './lanternBoat.ts';
import { lanterns } from './lanterns.ts';
import { latticeTower } from './latticeTower.ts';
import { llama } from './llama.ts';
import { lupin } from './lupin.ts';
import { mooredGondola } from './mooredGondola.ts';
import { mossyBough } from './mossyBough.ts';
import { motorYacht } from './motorYacht.ts';
import { palm } from './palm.ts';
import { paraglider } from './paraglider.ts';
import { poplar } from './poplar.ts';
import { poppy } from './poppy.ts';
import { quetzal, quetzalBreast } from './quetzal.ts';
import { reeds } from './reeds.ts';
import { rhino } from './rhino.ts';
import { riverBoat } from './riverBoat.ts';
import { sail } from './sail.ts';
import { sal } from './sal.ts';
import { sampan } from './sampan.ts';
import { sheep } from './sheep.ts';
import { spruce } from './spruce.ts';
import { steam } from './steam.ts';
import { steamer } from './steamer.ts';
import { stilthouse } from './stilthouse.ts';
import { torii } from './torii.ts';
import { treeFern } from './treeFern.ts';
import { umbrellaPine } from './umbrellaPine.ts';
import { wildebeest } from './wildebeest.ts';
import { zebra } from './zebra.ts';

/** Draws each kind of prop as SVG; the seed chooses the variant. */
export const silhouettes: Readonly<Record<string, (seed: number) => string>> = {
  acacia,
  balloon,
  baobab,
  beech: broadleaf,
  boathouse,
  bough,
  broadleaf,
  bush,
  cableCar,
  camel,
  cedar: spruce,
  condor,
  corkOak,
  corkTrunk,
  cypress,
  datePalm,
  deer,
  dhow,
  doumPalm,
  elephant,
  emergent,
  euphorbia,
  felucca,
  fishingBoat,
  fluke,
  giraffe,
  gondola,
  grass,
  houseboat,
  junk,
  kayak,
  lanternBoat,
  lanterns,
  larch: spruce,
  latticeTower,
  llama,
  lupin,
  maple: broadleaf,
  mooredGondola,
  mossyBough,
  motorYacht,
  olive: broadleaf,
  palm,
  paraglider,
  poplar,
  poppy,
  quetzal,
  quetzalBreast,
  reeds,
  rhino,
  riverBoat,
  sail,
  sal,
  sampan,
  sheep,
  spruce,
  steam,
  steamer,
  stilthouse,
  torii,
  treeFern,
  umbrellaPine,
  wildebeest,
  zebra,
};
