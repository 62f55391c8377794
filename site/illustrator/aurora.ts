import { rgb, tint, type Tone } from './colour.ts';
import { clamp, ease } from './ease.ts';
import { cell, fbm, gradientNoise } from './noise.ts';

/** Stars that come out above the horizon, and a pale band of the faint ones; `x` and `up` are parts of the picture. */
export function starsOf(seed: number, band: number): (x: number, up: number, out: Tone) => void {
  const cloud = gradientNoise(seed + 13);
  return (x, up, out) => {
    const across = up - 0.25 - 0.9 * (x - 0.35);
    const milk = band * Math.exp(-((across / 0.2) ** 2)) * clamp(0.55 + 0.6 * fbm(cloud, x * 5, up * 5, 5)) * ease(0.05, 0.4, up);
    tint(out, [0.72, 0.78, 0.84], milk * 0.42);
    const sx = Math.floor(x * 520);
    const sy = Math.floor(up * 220);
    const star = cell(sx, sy, seed);
    if ((star & 255) > 2 + 5 * milk) return;
    const far = Math.hypot(x * 520 - sx - 0.5, (up * 220 - sy - 0.5) * 1.1);
    tint(out, [0.93, 0.96, 0.96], ease(0.24, 0.08, far) * (0.25 + 0.65 * (((star >> 12) & 255) / 255)) * ease(0.06, 0.35, up));
  };
}

/** Northern lights and stars over a night sky: `x` and `up` are parts of the picture, `up` 0 at the horizon. */
export function auroraOf(seed: number, colours: readonly [string, string]): (x: number, up: number, out: Tone) => void {
  const bend = gradientNoise(seed + 3);
  const [low, high] = [rgb(colours[0]), rgb(colours[1])];
  const mixed = [0, 0, 0];
  return (x, up, out) => {
    const sx = Math.floor(x * 520);
    const sy = Math.floor(up * 220);
    const star = cell(sx, sy, seed);
    if ((star & 511) === 0) {
      const far = Math.hypot(x * 520 - sx - 0.5, (up * 220 - sy - 0.5) * 1.1);
      tint(out, [0.93, 0.96, 0.96], ease(0.26, 0.1, far) * (0.25 + 0.6 * (((star >> 12) & 255) / 255)) * ease(0.1, 0.4, up));
    }
    for (let curtain = 0; curtain < 3; curtain += 1) {
      const foot =
        0.24 +
        0.17 * curtain +
        0.2 * bend(x * 1.3 + curtain * 11, 0.5) +
        0.06 * bend(x * 4.5 + curtain * 5, 2.5) -
        0.22 * (x - 0.5) * (curtain - 0.6);
      const above = up - foot;
      const rays = 0.66 + 0.45 * fbm(bend, x * 34 + above * 2 + curtain * 7, above * 0.8, 3);
      const strong = ease(-0.5, 0.6, bend(x * 1.9 + curtain * 17, 4.5)) * (curtain === 0 ? 1 : 0.62);
      const tall = 0.13 + 0.09 * bend(x * 9 + curtain, 7.7);
      const light = clamp(ease(-0.022, 0.012, above) * Math.exp(-Math.max(0, above) / tall) * clamp(rays) * strong);
      const share = ease(0, 0.3, above);
      for (let c = 0; c < 3; c += 1) mixed[c] = low[c] + (high[c] - low[c]) * share;
      tint(out, mixed, light * 0.92);
    }
  };
}
