import { acacia } from './acacia.ts';
import { baobab } from './baobab.ts';
import { gondola, houseboat, junk } from './boats.ts';
import { dhow, felucca } from './lateen.ts';
import { broadleaf, bush, emergent } from './broadleaf.ts';
import { condor } from './condor.ts';
import { cypress, spruce } from './conifers.ts';
import { boathouse, sail, stilthouse } from './craft.ts';
import { elephant, giraffe, llama } from './beasts.ts';
import { grass } from './grass.ts';
import { camel, wildebeest } from './herd.ts';
import { palm } from './palm.ts';
import { bough, umbrellaPine } from './pine.ts';
import { datePalm, poplar, reeds, steam } from './plants.ts';
import { torii } from './torii.ts';

/** Every thing that can stand in a scene: a drawing from a seed. */
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
