import { clamp, smoothstep } from '#src/math/shaping.ts';
import { heightAt, type Heightmap } from './heightmap.ts';
import type { Sun } from '#src/scene.ts';

/** Unit vector toward the sun: right, up, ahead. */
export function sunDirection(sun: Sun): readonly [number, number, number] {
  const azimuth = (sun.azimuth * Math.PI) / 180;
  const elevation = (sun.elevation * Math.PI) / 180;
  return [Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.cos(azimuth) * Math.cos(elevation)];
}

/** Sunlight that reaches the ground, 1 free and 0 in shadow, on a grid coarser than the heightmap. */
export type Shadows = { columns: number; rows: number; stepU: number; stepK: number; values: Float32Array };

/** Marches from every sample toward the sun; the smallest clearance on the way also gives the soft edge. */
export function castShadows(map: Heightmap, sun: Sun): Shadows {
  const stepU = Math.max(1, Math.round(map.view.wide.width / 900));
  const stepK = Math.max(1, Math.round(map.rows / 800));
  const columns = Math.ceil(map.columns / stepU) + 1;
  const rows = Math.ceil(map.rows / stepK) + 1;
  const values = new Float32Array(columns * rows);
  const [sx, sy, sz] = sunDirection({ ...sun, elevation: Math.max(sun.elevation, 2) });
  const flat = Math.hypot(sx, sz);
  const tangent = sy / flat;
  const reach = map.view.camera.far * 0.25;
  for (let r = 0; r < rows; r += 1) {
    const k = Math.min(map.rows - 1, r * stepK);
    const z = map.distances[k];
    for (let c = 0; c < columns; c += 1) {
      const u = Math.min(map.columns - 1, c * stepU);
      const x = ((u - map.margin - map.view.centre) / map.view.focal) * z;
      const base = Math.max(0, map.heights[k * map.columns + u]);
      let clearance = 1;
      for (let t = z * 0.006; t < reach; t *= 1.16) {
        const h = heightAt(map, x + (sx / flat) * t, z + (sz / flat) * t);
        if (h === -1) continue;
        clearance = Math.min(clearance, (base + t * tangent - h) / t);
        if (clearance < -0.1) break;
      }
      values[r * columns + c] = smoothstep(-0.035, 0.035, clearance);
    }
  }
  return { columns, rows, stepU, stepK, values };
}

/** The sunlight at a sample of the heightmap, interpolated. */
export function shadowAt(shadows: Shadows, u: number, k: number): number {
  const x = clamp(u / shadows.stepU, 0, shadows.columns - 1.001);
  const y = clamp(k / shadows.stepK, 0, shadows.rows - 1.001);
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const at = y0 * shadows.columns + x0;
  const v = shadows.values;
  const near = v[at] + (v[at + 1] - v[at]) * (x - x0);
  const far = v[at + shadows.columns] + (v[at + shadows.columns + 1] - v[at + shadows.columns]) * (x - x0);
  return near + (far - near) * (y - y0);
}
