import { acacia } from './acacia.ts';
import { baobab } from './baobab.ts';
import { boathouse } from './boathouse.ts';
import { bough } from './bough.ts';
import { broadleaf } from './broadleaf.ts';
import { bush } from './bush.ts';
import { camel } from './camel.ts';
import { condor } from './condor.ts';
import { cypress } from './cypress.ts';
import { datePalm } from './datePalm.ts';
import { dhow } from './dhow.ts';
import { elephant } from './elephant.ts';
import { emergent } from './emergent.ts';
import { felucca } from './felucca.ts';
import { giraffe } from './giraffe.ts';
import { gondola } from './gondola.ts';
import { grass } from './grass.ts';
import { houseboat } from './houseboat.ts';
import { junk } from './junk.ts';
import { llama } from './llama.ts';
import { palm } from './palm.ts';
import { poplar } from './poplar.ts';
import { reeds } from './reeds.ts';
import { sail } from './sail.ts';
import { spruce } from './spruce.ts';
import { steam } from './steam.ts';
import { stilthouse } from './stilthouse.ts';
import { torii } from './torii.ts';
import { umbrellaPine } from './umbrellaPine.ts';
import { wildebeest } from './wildebeest.ts';

/** Draws each kind of prop as SVG; the seed chooses the variant. */
export const silhouettes: Readonly<Record<string, (seed: number) => string>> = {
  acacia,
  baobab,
  boathouse,
  bough,
  broadleaf,
  bush,
  camel,
  cedar: spruce,
  condor,
  cypress,
  datePalm,
  dhow,
  elephant,
  emergent,
  felucca,
  giraffe,
  gondola,
  grass,
  houseboat,
  junk,
  larch: spruce,
  llama,
  maple: broadleaf,
  palm,
  poplar,
  reeds,
  sail,
  spruce,
  steam,
  stilthouse,
  torii,
  umbrellaPine,
  wildebeest,
};
