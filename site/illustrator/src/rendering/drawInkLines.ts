import { clamp, smoothstep } from '#src/math/shaping.ts';
import type { Scene } from '#src/scene.ts';
import { blendToward, parseHex } from './colour.ts';
import { type GeometryBuffer, LAND, SKY } from './geometryBuffer.ts';
import type { Picture } from './picture.ts';

/** Draws ink lines along crests, where near ground hides far ground, and along contours; both grow paler with distance. */
export function drawInkLines(scene: Scene, buffer: GeometryBuffer, picture: Picture): void {
  const { width, height } = buffer.view;
  const ink = parseHex(scene.line.colour);
  const pen = Math.max(1, Math.round(buffer.view.wide.width / 1300));
  for (let y = pen; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (buffer.kind[at] !== LAND) continue;
      const near = 0.5 ** (buffer.depth[at] / scene.haze.distance);
      let above = 0;
      for (let up = 1; up <= pen; up += 1)
        above = Math.max(above, buffer.kind[at - up * width] === SKY ? 1e9 : buffer.depth[at - up * width]);
      const gap = above / buffer.depth[at] - 1;
      let strength = scene.line.crest * smoothstep(0.04, 0.3, gap) * (0.25 + 0.75 * near);
      strength = Math.max(strength, contourStrength(scene, buffer, at, width) * (0.15 + 0.85 * near));
      const target = picture.data.subarray(at * 3, at * 3 + 3);
      blendToward(target, ink, strength);
    }
  }
}

function contourStrength(scene: Scene, buffer: GeometryBuffer, at: number, width: number): number {
  const { interval, contour: strength } = scene.line;
  if (strength === 0) return 0;
  const level = buffer.height[at] / interval;
  const dx = Math.abs(buffer.height[at + 1] - buffer.height[at - 1]) / interval / 2;
  const dy = Math.abs(buffer.height[at + width] - buffer.height[at - width]) / interval / 2;
  const perPixel = Math.hypot(dx, dy);
  const jump = Math.abs(buffer.depth[at + width] - buffer.depth[at - width]) > buffer.depth[at] * 0.06;
  if (jump || perPixel > 0.3) return 0;
  const away = Math.abs(level - Math.round(level)) / Math.max(perPixel, 1e-6);
  const index = Math.round(level) % 5 === 0 ? 1.5 : 1;
  return strength * index * clamp(1.15 * (buffer.view.wide.width / 2000) - away + 0.3) * smoothstep(0.3, 0.12, perPixel);
}
