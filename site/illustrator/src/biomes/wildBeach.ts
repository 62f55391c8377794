import type { Biome } from './biome.ts';
import { reef } from './reef.ts';

/** A beach without anybody: the reef without its boats. */
export const wildBeach: Biome = {
  buildTerrain: reef.buildTerrain,
  placeProps: (seed, terrain) => reef.placeProps?.(seed, terrain).filter(({ kind }) => kind !== 'dhow') ?? [],
};
