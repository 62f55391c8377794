import { rgb, tint, type Tone } from './colour.ts';
import { clamp, ease, mix } from './ease.ts';
import { gradientNoise, type Noise } from './noise.ts';
import type { Scene } from './scene.ts';

/** Heaped clouds that stand on a level base: `x` and `up` are parts of the picture, `up` 0 at the horizon. */
export function heapsOf(seed: number, heaps: NonNullable<Scene['heaps']>, azimuth: number): (x: number, up: number, out: Tone) => void {
  const noise = gradientNoise(seed + 19);
  const [light, shade] = [rgb(heaps.light), rgb(heaps.shade)];
  const towards = Math.sin((azimuth * Math.PI) / 180) * 0.03;
  const colour = [0, 0, 0];
  const body = (x: number, up: number): number => {
    const tower = 0.5 + 0.75 * noise(x * 2.1 * heaps.scale + 5, 1.5) + 0.3 * noise(x * 5 * heaps.scale, 4.5);
    const top = heaps.base + (heaps.top - heaps.base) * clamp(tower, 0.05, 1.2);
    const within = ease(heaps.base - 0.012, heaps.base + 0.03, up + 0.012 * noise(x * 9, 8.5)) * ease(top + 0.1, top - 0.3, up);
    return billow(noise, x * 4.6 * heaps.scale, up * 5.6 * heaps.scale) * 0.95 + within * (0.55 + heaps.amount * 0.5) - 1.22;
  };
  return (x, up, out) => {
    if (up < heaps.base - 0.04 || up > heaps.top * 1.3 + 0.1) return;
    const dense = body(x, up);
    if (dense < -0.02) return;
    const lit = clamp(0.5 + 1.5 * (dense - body(x + towards, up + 0.035)) + 0.35 * ease(heaps.base, heaps.top, up) - 0.1);
    for (let c = 0; c < 3; c += 1) colour[c] = mix(shade[c], light[c], lit);
    tint(out, colour, ease(-0.01, 0.09, dense) * 0.96 * ease(heaps.base - 0.03, heaps.base + 0.05, up));
  };
}

/** Round folds that swell outward, 0 to about 1.2. */
function billow(noise: Noise, x: number, y: number): number {
  let sum = 0;
  let amplitude = 0.62;
  for (let octave = 0; octave < 5; octave += 1) {
    sum += amplitude * (1 - 1.5 * Math.abs(noise(x, y)));
    amplitude *= 0.52;
    [x, y] = [1.7 * x - 1.1 * y + 7.3, 1.1 * x + 1.7 * y - 3.1];
  }
  return sum;
}
