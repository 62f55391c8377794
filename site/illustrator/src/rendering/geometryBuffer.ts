import type { View } from './heightmap.ts';
import type { Point3 } from './point3.ts';

/** Values of `kind`. */
export const SKY = 0;
export const LAND = 1;
export const WATER = 2;
/** Kind of a building's face; the index of its ink is added. */
export const FIRST_BUILT = 3;

/** What is known of every pixel before it is coloured, as in deferred shading. */
export type GeometryBuffer = {
  view: View;
  kind: Uint8Array;
  /** Distance ahead, kilometres. */
  depth: Float32Array;
  height: Float32Array;
  /** Normal of the surface, right and ahead; up follows from them. */
  nx: Float32Array;
  nz: Float32Array;
  sunlit: Float32Array;
  /** How much the ground bulges (crest, above 0) or sinks (gully, below 0). */
  bulge: Float32Array;
  /** Row of the picture that water reflects here; -1 for sky. */
  reflection: Float32Array;
  /** Faces of the buildings, which cast shadows. */
  faces: (readonly Point3[])[];
};

/** A buffer that shows nothing but sky. */
export function buildGeometryBuffer(view: View): GeometryBuffer {
  const n = view.width * view.height;
  const floats = (fill: number): Float32Array => new Float32Array(n).fill(fill);
  return {
    view,
    kind: new Uint8Array(n),
    depth: floats(1e9),
    height: floats(0),
    nx: floats(0),
    nz: floats(0),
    sunlit: floats(1),
    bulge: floats(0),
    reflection: floats(-1),
    faces: [],
  };
}
