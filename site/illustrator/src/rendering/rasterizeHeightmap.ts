import { buildGeometryBuffer, type GeometryBuffer, LAND, WATER } from './geometryBuffer.ts';
import type { Heightmap } from './heightmap.ts';
import { shadowAt, type Shadows } from './shadows.ts';

/** Rasterizes the heightmap column by column from near to far; nearer ground hides what lies behind. */
export function rasterizeHeightmap(map: Heightmap, shadows: Shadows, hasWater: boolean): GeometryBuffer {
  const { view } = map;
  const buffer = buildGeometryBuffer(view);
  for (let x = 0; x < view.width; x += 1) {
    rasterizeColumn(map, shadows, buffer, x, hasWater);
    if (hasWater) reflectColumn(map, buffer, x);
  }
  return buffer;
}

function rasterizeColumn(map: Heightmap, shadows: Shadows, out: GeometryBuffer, x: number, hasWater: boolean): void {
  const { view, columns, rows, heights, distances } = map;
  const u = x + map.margin;
  const eye = view.camera.height;
  let top = view.height;
  let before = view.height * 4;
  let last = normalOf(map, u, 0);
  let lastLit = 1;
  for (let k = 0; k < rows; k += 1) {
    const raw = heights[k * columns + u];
    const h = hasWater && raw < 0 ? 0 : raw;
    const d = distances[k];
    const y = view.horizon + (view.focal * (eye - h)) / d;
    const sees = y < top;
    const now = sees || heights[(k + 1) * columns + u] > raw ? normalOf(map, u, k) : last;
    const lit = sees ? shadowAt(shadows, u, k) : lastLit;
    if (sees && k > 0) {
      const rawBefore = heights[(k - 1) * columns + u];
      const lowest = Math.min(view.height, Math.ceil(top - 0.5));
      for (let row = Math.max(0, Math.ceil(y - 0.5)); row < lowest; row += 1) {
        const t = Math.min(1, Math.max(0, (row + 0.5 - before) / (y - before)));
        const at = row * view.width + x;
        const height = rawBefore + (raw - rawBefore) * t;
        out.kind[at] = hasWater && height < 0 ? WATER : LAND;
        out.depth[at] = distances[k - 1] + (d - distances[k - 1]) * t;
        out.height[at] = height;
        out.nx[at] = last.nx + (now.nx - last.nx) * t;
        out.nz[at] = last.nz + (now.nz - last.nz) * t;
        out.bulge[at] = last.bulge + (now.bulge - last.bulge) * t;
        out.sunlit[at] = lastLit + (lit - lastLit) * t;
      }
      top = Math.min(top, y);
    }
    before = y;
    last = now;
    lastLit = lit;
  }
}

/** For every row, finds the nearest land that a ray reflected by water there would meet: as far above its shore as the row lies below. */
function reflectColumn(map: Heightmap, out: GeometryBuffer, x: number): void {
  const { view, columns, rows, heights, distances } = map;
  const free = Int32Array.from({ length: view.height + 2 }, (_, row) => row);
  const nextFree = (row: number): number => {
    let at = row;
    while (free[at] !== at) {
      free[at] = free[free[at]];
      at = free[at];
    }
    return at;
  };
  for (let k = 0; k < rows; k += 1) {
    const h = heights[k * columns + x + map.margin];
    if (h <= 0) continue;
    const shore = view.horizon + (view.focal * view.camera.height) / distances[k];
    const top = Math.min(view.height - 1, Math.floor(shore + (view.focal * h) / distances[k]));
    for (let row = nextFree(Math.min(view.height, Math.ceil(shore))); row <= top; row = nextFree(row)) {
      out.reflection[row * view.width + x] = 2 * shore - row;
      free[row] = row + 1;
    }
  }
}

function normalOf(map: Heightmap, u: number, k: number): { nx: number; nz: number; bulge: number } {
  const { columns, rows, heights, distances, view } = map;
  const span = Math.max(1, Math.round(view.wide.width / 1600));
  const k0 = Math.max(0, k - 1);
  const k1 = Math.min(rows - 1, k + 1);
  const at = k * columns + u;
  const across = (2 * span * distances[k]) / view.focal;
  const sideX = (heights[at + span] - heights[at - span]) / across;
  // Columns fan out from the camera, so a step ahead also moves sideways; that part is subtracted.
  const lean = (u - map.margin - view.centre) / view.focal;
  const ahead = (heights[k1 * columns + u] - heights[k0 * columns + u]) / (distances[k1] - distances[k0]) - sideX * lean;
  const wide = span * 4;
  const deep = Math.max(1, Math.round(0.012 / (map.ratio - 1)));
  const around =
    heights[at - wide] +
    heights[at + wide] +
    heights[Math.max(0, k - deep) * columns + u] +
    heights[Math.min(rows - 1, k + deep) * columns + u];
  const length = Math.hypot(sideX, ahead, 1);
  return { nx: -sideX / length, nz: -ahead / length, bulge: (heights[at] - around / 4) / ((wide * distances[k]) / view.focal) };
}
