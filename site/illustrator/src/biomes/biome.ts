import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';

/** A kind of landscape: its ground, its buildings, and its props. The same seed gives the same landscape. */
export type Biome = {
  buildTerrain: (seed: number) => Terrain;
  /** Fills buildings into the buffer. */
  placeBuildings?: (seed: number, terrain: Terrain, buffer: GeometryBuffer) => void;
  placeProps?: (seed: number, terrain: Terrain) => Prop[];
};
