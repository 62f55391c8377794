import { smoothstep } from '#src/math/shaping.ts';
import type { Sun } from '#src/scene.ts';
import { type GeometryBuffer, SKY, WATER } from './geometryBuffer.ts';
import type { Point3 } from './point3.ts';
import { sunDirection } from './shadows.ts';

const SIZE = 3072;

/** Takes the sun from what stands behind a building: a shadow map, drawn as the sun sees the faces of the buildings. */
export function castBuildingShadows(buffer: GeometryBuffer, sun: Sun): void {
  const { view, faces } = buffer;
  if (faces.length === 0) return;
  const toSunSpace = buildSunSpace(sun);
  const seen = faces.map((corners) => corners.map(toSunSpace));
  const all = seen.flat();
  const [left, right] = extent(all.map(([u]) => u));
  const [low, high] = extent(all.map(([, v]) => v));
  const texel = Math.max(right - left, high - low) / (SIZE - 2);
  const nearest = new Float32Array(SIZE * SIZE).fill(-1e9);
  for (const corners of seen) {
    const flat = corners.map(([u, v, w]): Point3 => [(u - left) / texel, (v - low) / texel, w]);
    for (let i = 1; i + 1 < flat.length; i += 1) fillNearest(nearest, [flat[0], flat[i], flat[i + 1]] as const);
  }
  const clearance = 0.0003 + texel * 2;
  for (let y = 0; y < view.height; y += 1) {
    for (let x = 0; x < view.width; x += 1) {
      const at = y * view.width + x;
      if (buffer.kind[at] === SKY || buffer.kind[at] === WATER || buffer.sunlit[at] === 0) continue;
      const depth = buffer.depth[at];
      const [u, v, w] = toSunSpace([((x + 0.5 - view.centre) / view.focal) * depth, buffer.height[at], depth]);
      buffer.sunlit[at] *= 1 - hiddenShare(nearest, (u - left) / texel, (v - low) / texel, w + clearance);
    }
  }
}

/** Turns a point into right, up, and toward the sun, as the sun sees it. */
function buildSunSpace(sun: Sun): (point: Point3) => Point3 {
  const [sx, sy, sz] = sunDirection(sun);
  const flat = Math.hypot(sx, sz);
  const [rx, rz] = [sz / flat, -sx / flat];
  const up = [sy * rz, sz * rx - sx * rz, -sy * rx] as const;
  return ([x, y, z]) => [x * rx + z * rz, x * up[0] + y * up[1] + z * up[2], x * sx + y * sy + z * sz];
}

function extent(values: readonly number[]): readonly [low: number, high: number] {
  let [low, high] = [1e9, -1e9];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** Keeps at each texel of a triangle what is nearest to the sun. */
function fillNearest(nearest: Float32Array, [p, q, r]: readonly [Point3, Point3, Point3]): void {
  const area = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
  if (Math.abs(area) < 1e-9) return;
  for (let y = Math.floor(Math.min(p[1], q[1], r[1])); y <= Math.max(p[1], q[1], r[1]); y += 1) {
    for (let x = Math.floor(Math.min(p[0], q[0], r[0])); x <= Math.max(p[0], q[0], r[0]); x += 1) {
      const a = ((q[0] - x) * (r[1] - y) - (r[0] - x) * (q[1] - y)) / area;
      const b = ((r[0] - x) * (p[1] - y) - (p[0] - x) * (r[1] - y)) / area;
      if (a < 0 || b < 0 || a + b > 1) continue;
      const at = y * SIZE + x;
      nearest[at] = Math.max(nearest[at], a * p[2] + b * q[2] + (1 - a - b) * r[2]);
    }
  }
}

/** How much of a place is hidden from the sun, 0 to 1: four texels, weighed by how near they are, so that the edge is soft. */
function hiddenShare(nearest: Float32Array, u: number, v: number, w: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  if (x < 0 || y < 0 || x >= SIZE - 1 || y >= SIZE - 1) return 0;
  const isHidden = (dx: number, dy: number): number => (nearest[(y + dy) * SIZE + x + dx] > w ? 1 : 0);
  const [fx, fy] = [u - x, v - y];
  const upper = isHidden(0, 0) * (1 - fx) + isHidden(1, 0) * fx;
  const lower = isHidden(0, 1) * (1 - fx) + isHidden(1, 1) * fx;
  return smoothstep(0.2, 0.8, upper * (1 - fy) + lower * fy);
}
