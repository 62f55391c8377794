import { hashCell } from './noise.ts';

/** Height of a closed forest canopy, 0 to 1: one dome in each jittered cell, the highest wins. */
export function canopyHeight(x: number, y: number, salt: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let top = 0;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const h = hashCell(xi + dx, yi + dy, salt);
      const cx = xi + dx + 0.15 + 0.7 * ((h & 255) / 255);
      const cy = yi + dy + 0.15 + 0.7 * (((h >> 8) & 255) / 255);
      const size = 0.55 + 0.45 * (((h >> 16) & 255) / 255);
      const d = ((x - cx) ** 2 + (y - cy) ** 2) / (size * size * 0.75);
      if (d < 1) top = Math.max(top, size * Math.sqrt(1 - d));
    }
  }
  return top;
}
