import { built, type Pixels } from './project.ts';

/** A point: right, up, ahead in kilometres. */
export type Point = readonly [number, number, number];

/** Fills a flat polygon (three or four corners) into the pixels where it is nearer; `ink` is its number in the scene's inks. */
export function face(pixels: Pixels, corners: readonly Point[], ink: number): void {
  const [a, b, c] = corners as [Point, Point, Point];
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  let normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...normal) || 1;
  const eye = pixels.view.camera.height;
  const away = normal[0] * a[0] + normal[1] * (a[1] - eye) + normal[2] * a[2];
  normal = normal.map((n) => ((away > 0 ? -1 : 1) * n) / length);
  for (let i = 1; i + 1 < corners.length; i += 1) triangle(pixels, [a, corners[i], corners[i + 1]], normal, ink);
}

function triangle(pixels: Pixels, corners: readonly Point[], normal: readonly number[], ink: number): void {
  const { view } = pixels;
  if (corners.some((p) => p[2] < view.camera.near * 0.3)) return;
  const [p, q, r] = corners.map(([x, y, z]) => [
    view.width / 2 + (view.focal * x) / z,
    view.horizon + (view.focal * (view.camera.height - y)) / z,
    1 / z,
  ]) as [number[], number[], number[]];
  const area = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
  if (Math.abs(area) < 1e-6) return;
  const rows = [p[1], q[1], r[1]];
  const cols = [p[0], q[0], r[0]];
  for (let y = Math.max(0, Math.floor(Math.min(...rows))); y < Math.min(view.height, Math.ceil(Math.max(...rows))); y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(...cols))); x < Math.min(view.width, Math.ceil(Math.max(...cols))); x += 1) {
      const w0 = ((q[0] - x - 0.5) * (r[1] - y - 0.5) - (r[0] - x - 0.5) * (q[1] - y - 0.5)) / area;
      const w1 = ((r[0] - x - 0.5) * (p[1] - y - 0.5) - (p[0] - x - 0.5) * (r[1] - y - 0.5)) / area;
      const w2 = 1 - w0 - w1;
      if (w0 < 0 || w1 < 0 || w2 < 0) continue;
      const depth = 1 / (w0 * p[2] + w1 * q[2] + w2 * r[2]);
      const at = y * view.width + x;
      if (depth > pixels.depth[at] * 1.0005) continue;
      pixels.kind[at] = built + ink;
      pixels.depth[at] = depth;
      pixels.height[at] = view.camera.height - ((y + 0.5 - view.horizon) * depth) / view.focal;
      pixels.nx[at] = normal[0];
      pixels.nz[at] = normal[2];
      pixels.bulge[at] = 0;
      pixels.sunlit[at] = 1;
    }
  }
}
