import { gradientNoise, type Noise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Scene } from '#src/scene.ts';
import { blendToward, parseHex } from './colour.ts';
import type { SkyLayer } from './skyLayer.ts';

/** Builds cumulus clouds that rise from a level base, lit from the sun's side. */
export function buildCumulus(seed: number, cumulus: NonNullable<Scene['cumulus']>, azimuth: number): SkyLayer {
  const noise = gradientNoise(seed + 19);
  const [light, shade] = [parseHex(cumulus.light), parseHex(cumulus.shade)];
  const towardSun = Math.sin((azimuth * Math.PI) / 180) * 0.03;
  const colour = [0, 0, 0];
  const body = (x: number, up: number): number => {
    const tower = 0.5 + 0.75 * noise(x * 2.1 * cumulus.scale + 5, 1.5) + 0.3 * noise(x * 5 * cumulus.scale, 4.5);
    const top = cumulus.base + (cumulus.top - cumulus.base) * clamp(tower, 0.05, 1.2);
    const within =
      smoothstep(cumulus.base - 0.012, cumulus.base + 0.03, up + 0.012 * noise(x * 9, 8.5)) * smoothstep(top + 0.1, top - 0.3, up);
    return billow(noise, x * 4.6 * cumulus.scale, up * 5.6 * cumulus.scale) * 0.95 + within * (0.55 + cumulus.amount * 0.5) - 1.22;
  };
  return (x, up, out) => {
    if (up < cumulus.base - 0.04 || up > cumulus.top * 1.3 + 0.1) return;
    const density = body(x, up);
    if (density < -0.02) return;
    const lit = clamp(0.5 + 1.5 * (density - body(x + towardSun, up + 0.035)) + 0.35 * smoothstep(cumulus.base, cumulus.top, up) - 0.1);
    for (let c = 0; c < 3; c += 1) colour[c] = mix(shade[c], light[c], lit);
    blendToward(out, colour, smoothstep(-0.01, 0.09, density) * 0.96 * smoothstep(cumulus.base - 0.03, cumulus.base + 0.05, up));
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
