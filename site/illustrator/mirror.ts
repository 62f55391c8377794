import { sky, water, type Pixels } from './project.ts';

/** Adds to what the water mirrors the things that stand on the ground or float: each shows as far below its waterline as it rises above. */
export function mirrorThings(pixels: Pixels): void {
  const { view, kind, depth, mirror } = pixels;
  const { width, height } = view;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (kind[at] === sky || kind[at] === water) continue;
      const waterline = view.horizon + (view.focal * view.camera.height) / depth[at];
      const row = Math.round(2 * waterline - y);
      if (row <= y || row < 0 || row >= height) continue;
      const to = row * width + x;
      if (kind[to] !== water || depth[to] > depth[at] * 1.01) continue;
      const before = mirror[to] >= 0 ? depth[Math.min(height - 1, Math.round(mirror[to])) * width + x] : 1e9;
      if (depth[at] <= before * 1.001) mirror[to] = y;
    }
  }
}
