import { rgb } from './colour.ts';
import { clamp, ease } from './ease.ts';
import { cell, fbm, gradientNoise } from './noise.ts';
import { tint } from './sky.ts';

/** Northern lights and stars over a night sky: `x` and `up` are parts of the picture, `up` 0 at the horizon. */
export function auroraOf(seed: number, colours: readonly [string, string]): (x: number, up: number, out: Float32Array | number[]) => void {
  const bend = gradientNoise(seed + 3);
  const [low, high] = [rgb(colours[0]), rgb(colours[1])];
  return (x, up, out) => {
    const sx = Math.floor(x * 520);
    const sy = Math.floor(up * 220);
    const star = cell(sx, sy, seed);
    if ((star & 511) === 0) {
      const far = Math.hypot(x * 520 - sx - 0.5, (up * 220 - sy - 0.5) * 1.1);
      tint(out, [0.93, 0.96, 0.96], ease(0.26, 0.1, far) * (0.25 + 0.6 * (((star >> 12) & 255) / 255)) * ease(0.1, 0.4, up));
    }
    for (let curtain = 0; curtain < 3; curtain += 1) {
      const foot = 0.3 + 0.15 * curtain + 0.2 * bend(x * 1.5 + curtain * 11, 0.5) + 0.05 * bend(x * 6 + curtain * 5, 2.5) - 0.16 * (x - 0.5) * (curtain - 1);
      const above = up - foot;
      const rays = 0.62 + 0.5 * fbm(bend, x * 46 + above * 3 + curtain * 7, above * 1.1, 3);
      const strong = (0.5 + 0.5 * bend(x * 2.3 + curtain * 17, 4.5)) * (curtain === 0 ? 0.95 : 0.6);
      const light = ease(-0.03, 0.015, above) * Math.exp(-Math.max(0, above) * (4.2 + curtain)) * clamp(rays) * clamp(strong);
      tint(out, above < 0.16 ? low : high, clamp(light * 0.9));
    }
  };
}
