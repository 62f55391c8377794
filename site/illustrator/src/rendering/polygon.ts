import { FIRST_BUILT, type GeometryBuffer } from './geometryBuffer.ts';
import type { Point3 } from './point3.ts';

/** Fills a flat polygon of three or four corners where it is nearer than what the buffer holds; `ink` is an index into the scene's inks. */
export function fillPolygon(buffer: GeometryBuffer, corners: readonly Point3[], ink: number): void {
  buffer.faces.push(corners);
  const [a, b, c] = corners as [Point3, Point3, Point3];
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...cross) || 1;
  const eye = buffer.view.camera.height;
  const facesAway = cross[0] * a[0] + cross[1] * (a[1] - eye) + cross[2] * a[2];
  const normal = cross.map((n) => ((facesAway > 0 ? -1 : 1) * n) / length);
  for (let i = 1; i + 1 < corners.length; i += 1) fillTriangle(buffer, [a, corners[i], corners[i + 1]], normal, ink);
}

function fillTriangle(buffer: GeometryBuffer, corners: readonly Point3[], normal: readonly number[], ink: number): void {
  const { view } = buffer;
  if (corners.some((p) => p[2] < view.camera.near * 0.3)) return;
  const [p, q, r] = corners.map(([x, y, z]) => [
    view.centre + (view.focal * x) / z,
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
      if (depth > buffer.depth[at] * 1.0005) continue;
      buffer.kind[at] = FIRST_BUILT + ink;
      buffer.depth[at] = depth;
      buffer.height[at] = view.camera.height - ((y + 0.5 - view.horizon) * depth) / view.focal;
      buffer.nx[at] = normal[0];
      buffer.nz[at] = normal[2];
      buffer.bulge[at] = 0;
      buffer.sunlit[at] = 1;
    }
  }
}
