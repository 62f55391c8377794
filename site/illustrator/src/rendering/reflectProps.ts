import { SKY, WATER, type GeometryBuffer } from './geometryBuffer.ts';

/** Adds props to what the water reflects: each shows as far below its waterline as it rises above. */
export function reflectProps(buffer: GeometryBuffer): void {
  const { view, kind, depth, reflection } = buffer;
  const { width, height } = view;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (kind[at] === SKY || kind[at] === WATER) continue;
      const waterline = view.horizon + (view.focal * view.camera.height) / depth[at];
      const row = Math.round(2 * waterline - y);
      if (row <= y || row < 0 || row >= height) continue;
      const to = row * width + x;
      if (kind[to] !== WATER || depth[to] > depth[at] * 1.01) continue;
      const before = reflection[to] >= 0 ? depth[Math.min(height - 1, Math.round(reflection[to])) * width + x] : 1e9;
      if (depth[at] <= before * 1.001) reflection[to] = y;
    }
  }
}
