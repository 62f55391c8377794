import { acacia } from './acacia.ts';
import { broadleaf, bush, emergent } from './broadleaf.ts';
import { cypress, spruce } from './conifers.ts';
import { boathouse, sail, stilthouse } from './craft.ts';
import { grass } from './grass.ts';
import { camel, wildebeest } from './herd.ts';
import { palm } from './palm.ts';

/** Every thing that can stand in a scene: a drawing from a seed. */
export const silhouettes: Readonly<Record<string, (seed: number) => string>> = {
  acacia,
  boathouse,
  broadleaf,
  bush,
  camel,
  cypress,
  emergent,
  grass,
  palm,
  sail,
  spruce,
  stilthouse,
  wildebeest,
};
