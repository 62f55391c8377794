import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import { blendToward, parseHex } from './colour.ts';
import type { SkyLayer } from './skyLayer.ts';
import { drawStar } from './stars.ts';

const starLook = { radius: [0.26, 0.1], brightness: 0.6, rise: [0.1, 0.4] } as const;

/** Builds northern lights over a starry sky, from the colour at their base to the one at their top. */
export function buildAurora(seed: number, colours: readonly [string, string]): SkyLayer {
  const bend = gradientNoise(seed + 3);
  const [low, high] = [parseHex(colours[0]), parseHex(colours[1])];
  const mixed = [0, 0, 0];
  return (x, up, out) => {
    drawStar(x, up, out, seed, (hash) => (hash & 511) === 0, starLook);
    for (let curtain = 0; curtain < 3; curtain += 1) {
      const base =
        0.24 +
        0.17 * curtain +
        0.2 * bend(x * 1.3 + curtain * 11, 0.5) +
        0.06 * bend(x * 4.5 + curtain * 5, 2.5) -
        0.22 * (x - 0.5) * (curtain - 0.6);
      const above = up - base;
      const rays = 0.66 + 0.45 * fbm(bend, x * 34 + above * 2 + curtain * 7, above * 0.8, 3);
      const strong = smoothstep(-0.5, 0.6, bend(x * 1.9 + curtain * 17, 4.5)) * (curtain === 0 ? 1 : 0.62);
      const tall = 0.13 + 0.09 * bend(x * 9 + curtain, 7.7);
      const light = clamp(smoothstep(-0.022, 0.012, above) * Math.exp(-Math.max(0, above) / tall) * clamp(rays) * strong);
      const share = smoothstep(0, 0.3, above);
      for (let c = 0; c < 3; c += 1) mixed[c] = low[c] + (high[c] - low[c]) * share;
      blendToward(out, mixed, light * 0.92);
    }
  };
}
