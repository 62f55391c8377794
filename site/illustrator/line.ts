import { rgb, tint } from './colour.ts';
import { clamp, ease } from './ease.ts';
import type { Picture } from './paint.ts';
import { land, sky, type Pixels } from './project.ts';
import type { Scene } from './scene.ts';

/** Draws the ink lines: crests where near ground stands before far, and fine contours, both paler with distance. */
export function drawLines(scene: Scene, pixels: Pixels, picture: Picture): void {
  const { width, height } = pixels.view;
  const ink = rgb(scene.line.colour);
  const pen = Math.max(1, Math.round(width / 1300));
  for (let y = pen; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (pixels.kind[at] !== land) continue;
      const near = 0.5 ** (pixels.depth[at] / scene.haze.distance);
      let above = 0;
      for (let up = 1; up <= pen; up += 1)
        above = Math.max(above, pixels.kind[at - up * width] === sky ? 1e9 : pixels.depth[at - up * width]);
      const gap = above / pixels.depth[at] - 1;
      let strength = scene.line.crest * ease(0.04, 0.3, gap) * (0.25 + 0.75 * near);
      strength = Math.max(strength, contour(scene, pixels, at, width) * (0.15 + 0.85 * near));
      const target = picture.data.subarray(at * 3, at * 3 + 3);
      tint(target, ink, strength);
    }
  }
}

function contour(scene: Scene, pixels: Pixels, at: number, width: number): number {
  const { interval, contour: strength } = scene.line;
  if (strength === 0) return 0;
  const level = pixels.height[at] / interval;
  const dx = Math.abs(pixels.height[at + 1] - pixels.height[at - 1]) / interval / 2;
  const dy = Math.abs(pixels.height[at + width] - pixels.height[at - width]) / interval / 2;
  const perPixel = Math.hypot(dx, dy);
  const jump = Math.abs(pixels.depth[at + width] - pixels.depth[at - width]) > pixels.depth[at] * 0.06;
  if (jump || perPixel > 0.3) return 0;
  const away = Math.abs(level - Math.round(level)) / Math.max(perPixel, 1e-6);
  const index = Math.round(level) % 5 === 0 ? 1.5 : 1;
  return strength * index * clamp(1.15 * (width / 2000) - away + 0.3) * ease(0.3, 0.12, perPixel);
}
