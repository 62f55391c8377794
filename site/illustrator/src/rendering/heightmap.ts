import { type Framing, wideFraming } from './framing.ts';
import type { Camera, Terrain } from '#src/scene.ts';

/** The picture plane in pixels. */
export type View = {
  width: number;
  height: number;
  /** Column straight ahead of the camera. */
  centre: number;
  /** Size of the wide picture of the scene at this scale, and how many of its columns lie left of this one. */
  wide: { width: number; height: number; left: number };
  /** Focal length. */
  focal: number;
  /** Row of the horizon. */
  horizon: number;
  camera: Camera;
};

/** Heights on a grid that fans out from the camera: a column for each picture column, rows spaced wider with distance. */
export type Heightmap = {
  view: View;
  columns: number;
  rows: number;
  margin: number;
  ratio: number;
  heights: Float32Array;
  distances: Float64Array;
};

/** Builds the view of a camera on a picture of this size. */
export function buildView(camera: Camera, width: number, height: number, { left, share, sky }: Framing = wideFraming): View {
  const wide = { width: width / share, height: height / (1 + sky), left: (left * width) / share };
  return {
    width,
    height,
    centre: wide.width / 2 - wide.left,
    wide,
    focal: wide.width / (2 * Math.tan((camera.fov * Math.PI) / 360)),
    horizon: (camera.horizon + sky) * wide.height,
    camera,
  };
}

/** Samples the ground, with a margin on both sides for shadows cast from outside the picture. */
export function sampleHeightmap(terrain: Terrain, view: View, rows = Math.round(view.wide.width * (view.camera.rows ?? 1.6))): Heightmap {
  const margin = Math.round(view.wide.width * 0.22);
  const columns = view.width + 2 * margin;
  const { near, far } = view.camera;
  const ratio = (far / near) ** (1 / (rows - 1));
  const distances = Float64Array.from({ length: rows }, (_, k) => near * ratio ** k);
  const heights = new Float32Array(columns * rows);
  for (let k = 0; k < rows; k += 1) {
    const z = distances[k];
    const texel = Math.max(z * (ratio - 1), (z * 2400) / view.focal / view.wide.width) * 1.4; // relative to 2400, so that small and large renders share their shapes
    const octaves = Math.min(11, Math.max(1.5, Math.log2(1 / texel)));
    for (let u = 0; u < columns; u += 1) {
      heights[k * columns + u] = terrain.height(((u - margin - view.centre) / view.focal) * z, z, octaves);
    }
  }
  return { view, columns, rows, margin, ratio, heights, distances };
}

/** The interpolated height at a place; -1 outside the map. */
export function heightAt(map: Heightmap, x: number, z: number): number {
  const { view, columns, rows, margin } = map;
  const k = Math.log(z / view.camera.near) / Math.log(map.ratio);
  const u = (x / z) * view.focal + view.centre + margin;
  if (!(k >= 0 && k < rows - 1 && u >= 0 && u < columns - 1)) return -1;
  const k0 = Math.floor(k);
  const u0 = Math.floor(u);
  const at = k0 * columns + u0;
  const near = map.heights[at] + (map.heights[at + 1] - map.heights[at]) * (u - u0);
  const far = map.heights[at + columns] + (map.heights[at + columns + 1] - map.heights[at + columns]) * (u - u0);
  return near + (far - near) * (k - k0);
}
