import { fbm } from '#src/math/fractals.ts';
import { gradientNoise, type Noise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Scene } from '#src/scene.ts';
import { buildAurora } from './aurora.ts';
import { blendToward, buildRamp, type ColourRamp, type MutableRgb, parseHex, type Rgb } from './colour.ts';
import { buildCumulus } from './cumulus.ts';
import type { View } from './heightmap.ts';
import { buildStars } from './stars.ts';

/** Writes the sky colour of a picture column and row; rows below the horizon repeat it. */
export type Sky = (x: number, y: number, out: MutableRgb) => void;

/** Builds a graded sky with the sun's glow, its disc and clouds, in the manner of a bokashi print. */
export function buildSky(scene: Scene, view: View): Sky {
  const tones = buildRamp(scene.sky);
  const glow = parseHex(scene.sun.colour);
  const disc = scene.sun.discColour ? parseHex(scene.sun.discColour) : lighten(glow);
  const noise = gradientNoise(scene.seed + 7);
  const { wide } = view;
  const sunX = view.centre + Math.tan((clamp(scene.sun.azimuth, -80, 80) * Math.PI) / 180) * view.focal;
  const sunY = view.horizon - (scene.sun.rise ?? 0.06) * wide.height;
  const facesSun = Math.abs(scene.sun.azimuth) < 85;
  const radius = (scene.sun.disc ?? 0) * wide.width;
  const cumulus = scene.cumulus && buildCumulus(scene.seed, scene.cumulus, scene.sun.azimuth);
  const aurora = scene.aurora && buildAurora(scene.seed, scene.aurora);
  const stars = scene.stars === undefined ? undefined : buildStars(scene.seed, scene.stars);
  const stratus = scene.clouds && buildStratus(scene.clouds, glow, noise, view, facesSun);
  return (x, y, out) => {
    const up = clamp((view.horizon - y) / view.horizon);
    const across = (x + wide.left) / wide.width;
    const warp = 0.012 * noise(across * 3, (y / view.height) * 5);
    sampleRamp(tones, clamp(up + warp), out);
    if (facesSun && scene.sun.glow > 0) {
      const dx = (x - sunX) / wide.width;
      const dy = ((y - sunY) / wide.height) * 0.9;
      const near = Math.hypot(dx * 0.75, dy);
      blendToward(
        out,
        glow,
        scene.sun.glow * (0.75 * Math.exp(-near * near * 26) + 0.4 * Math.exp(-near * 4.2) * Math.exp(-Math.abs(dy) * 3)),
      );
    }
    if (radius > 0) {
      const far = Math.hypot(x - sunX, y - sunY);
      blendToward(out, disc, smoothstep(radius + wide.width * 0.0007, radius - wide.width * 0.0007, far) * 0.96);
    }
    stars?.(across, up, out);
    aurora?.(across, up, out);
    cumulus?.(across * (wide.width / wide.height / 1.6), (view.horizon - y) / view.horizon, out);
    stratus?.(across, y, up, out, Math.hypot((x - sunX) / wide.width, (y - sunY) / wide.height));
  };
}

/** Thin layered clouds, tinted by the sun at their edges. */
function buildStratus(clouds: NonNullable<Scene['clouds']>, sunColour: Rgb, noise: Noise, view: View, facesSun: boolean): StratusLayer {
  const { amount, low, high, scale = 1 } = clouds;
  const colour = parseHex(clouds.colour);
  return (x, y, up, out, distanceToSun) => {
    const inBand = smoothstep(low, mix(low, high, 0.3), up) * smoothstep(high, mix(low, high, 0.6), up);
    if (inBand <= 0) return;
    const flat = (y / view.height) * 13 * scale;
    const shape = fbm(noise, x * 2.1 * scale + flat * 0.12 + 3.7, flat, 6, 0.52) + 0.24 * noise(x * 1.1 + 9, flat * 0.35);
    const cover = smoothstep(0.5 - amount, 0.85 - amount * 0.6, shape * 0.75 + 0.5 * inBand) * inBand;
    const lit = facesSun ? Math.exp(-distanceToSun * 3.2) : 0.25;
    const edge = smoothstep(0.1, 0.75, cover);
    blendToward(out, colour, cover * mix(0.55, 0.8, edge));
    blendToward(out, sunColour, cover * (1 - edge) * lit * 0.8);
  };
}

type StratusLayer = (x: number, y: number, up: number, out: MutableRgb, distanceToSun: number) => void;

function lighten([r, g, b]: Rgb): Rgb {
  return [mix(r, 1, 0.45), mix(g, 1, 0.4), mix(b, 1, 0.3)];
}

function sampleRamp(tones: ColourRamp, t: number, out: MutableRgb): void {
  const at = t * 255;
  const i = Math.min(254, Math.floor(at)) * 3;
  const f = at - i / 3;
  for (let c = 0; c < 3; c += 1) out[c] = tones[i + c] + (tones[i + 3 + c] - tones[i + c]) * f;
}
