import { auroraOf, starsOf } from './aurora.ts';
import { ramp, rgb, tint, type Ramp, type Rgb, type Tone } from './colour.ts';
import { clamp, ease, mix } from './ease.ts';
import { heapsOf } from './heaps.ts';
import { fbm, gradientNoise, type Noise } from './noise.ts';
import type { View } from './heightmap.ts';
import type { Scene } from './scene.ts';

/** Gives the sky colour at a picture column and row (rows below the horizon repeat it). */
export type Sky = (x: number, y: number, out: Tone) => void;

/** A graded sky with the sun's glow, its disc and thin layered clouds, in the manner of a bokashi print. */
export function skyOf(scene: Scene, view: View): Sky {
  const tones = ramp(scene.sky);
  const glow = rgb(scene.sun.colour);
  const disc = scene.sun.discColour ? rgb(scene.sun.discColour) : lighter(glow);
  const noise = gradientNoise(scene.seed + 7);
  const sunX = view.width / 2 + Math.tan((clamp(scene.sun.azimuth, -80, 80) * Math.PI) / 180) * view.focal;
  const sunY = view.horizon - (scene.sun.rise ?? 0.06) * view.height;
  const faces = Math.abs(scene.sun.azimuth) < 85;
  const radius = (scene.sun.disc ?? 0) * view.width;
  const heaps = scene.heaps && heapsOf(scene.seed, scene.heaps, scene.sun.azimuth);
  const aurora = scene.aurora && auroraOf(scene.seed, scene.aurora);
  const stars = scene.stars !== undefined && starsOf(scene.seed, scene.stars);
  return (x, y, out) => {
    const up = clamp((view.horizon - y) / view.horizon);
    const warp = 0.012 * noise((x / view.width) * 3, (y / view.height) * 5);
    write(tones, clamp(up + warp), out);
    if (faces && scene.sun.glow > 0) {
      const dx = (x - sunX) / view.width;
      const dy = ((y - sunY) / view.height) * 0.9;
      const near = Math.hypot(dx * 0.75, dy);
      tint(out, glow, scene.sun.glow * (0.75 * Math.exp(-near * near * 26) + 0.4 * Math.exp(-near * 4.2) * Math.exp(-Math.abs(dy) * 3)));
    }
    if (radius > 0) {
      const far = Math.hypot(x - sunX, y - sunY);
      tint(out, disc, ease(radius + view.width * 0.0007, radius - view.width * 0.0007, far) * 0.96);
    }
    if (stars) stars(x / view.width, up, out);
    aurora?.(x / view.width, up, out);
    heaps?.((x / view.width) * (view.width / view.height / 1.6), (view.horizon - y) / view.horizon, out);
    if (scene.clouds)
      cloud(scene, noise, x / view.width, y, up, view, out, Math.hypot((x - sunX) / view.width, (y - sunY) / view.height), faces);
  };
}

function cloud(scene: Scene, noise: Noise, x: number, y: number, up: number, view: View, out: Tone, fromSun: number, faces: boolean): void {
  const { amount, colour, low, high, scale = 1 } = scene.clouds!;
  const inBand = ease(low, mix(low, high, 0.3), up) * ease(high, mix(low, high, 0.6), up);
  if (inBand <= 0) return;
  const flat = (y / view.height) * 13 * scale;
  const shape = fbm(noise, x * 2.1 * scale + flat * 0.12 + 3.7, flat, 6, 0.52) + 0.24 * noise(x * 1.1 + 9, flat * 0.35);
  const cover = ease(0.5 - amount, 0.85 - amount * 0.6, shape * 0.75 + 0.5 * inBand) * inBand;
  const body = rgb(colour);
  const lit = faces ? Math.exp(-fromSun * 3.2) : 0.25;
  const edge = ease(0.1, 0.75, cover);
  tint(out, body, cover * mix(0.55, 0.8, edge));
  tint(out, rgb(scene.sun.colour), cover * (1 - edge) * lit * 0.8);
}

function lighter([r, g, b]: Rgb): Rgb {
  return [mix(r, 1, 0.45), mix(g, 1, 0.4), mix(b, 1, 0.3)];
}

function write(tones: Ramp, t: number, out: Tone): void {
  const at = t * 255;
  const i = Math.min(254, Math.floor(at)) * 3;
  const f = at - i / 3;
  for (let c = 0; c < 3; c += 1) out[c] = tones[i + c] + (tones[i + 3 + c] - tones[i + c]) * f;
}
