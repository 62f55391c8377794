import { gradientNoise, hashCell } from '#src/math/noise.ts';
import type { Picture } from './picture.ts';

/** Turns float colours into bytes, dithered against banding; `grain` adds the fibres and specks of paper. */
export function printOnPaper(picture: Picture, seed: number, grain: boolean): Buffer {
  const { width, height, data } = picture;
  const bytes = Buffer.alloc(width * height * 3);
  const fibre = gradientNoise(seed + 97);
  const size = 2400 / width;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const px = x * size;
      const py = y * size;
      const soft = !grain ? 0 : 0.009 * fibre(px / 5, py / 4) + 0.007 * fibre(px / 19, py / 2.6);
      const speck = ((hashCell(x, y, seed) & 255) / 255 - 0.5) * (grain ? 0.012 : 0.004);
      for (let c = 0; c < 3; c += 1) {
        const v = data[at + c];
        const shown = v + (soft + speck) * (0.45 + 0.55 * v) + (grain ? (1 - v) * 0.012 : 0);
        bytes[at + c] = Math.max(0, Math.min(255, Math.round(shown * 255)));
      }
    }
  }
  return bytes;
}
