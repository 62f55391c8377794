import { noiseSlope, type Noise } from './noise.ts';

/** Fractal Brownian motion: a sum of halving octaves; a fraction of an octave fades detail in instead of popping. */
export function fbm(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  for (let left = octaves; left > 0; left -= 1) {
    sum += amplitude * Math.min(1, left) * noise(x, y);
    amplitude *= gain;
    [x, y] = [1.64 * x - 1.2 * y + 17.3, 1.2 * x + 1.64 * y - 9.1];
  }
  return sum;
}

/** Mountains with sharp crests, 0 to about 1: each octave is strongest on the crests of the one before. */
export function ridgedNoise(noise: Noise, x: number, y: number, octaves: number, sharpness = 2): number {
  let sum = 0;
  let total = 0;
  let amplitude = 1;
  let weight = 1;
  for (let left = octaves; left > 0; left -= 1) {
    const fold = 1 - Math.abs(noise(x, y));
    const signal = fold ** sharpness * weight;
    weight = Math.min(1, Math.max(0, signal * 1.9));
    sum += signal * amplitude * Math.min(1, left);
    total += amplitude;
    amplitude *= 0.48;
    [x, y] = [1.62 * x - 1.22 * y + 31.7, 1.22 * x + 1.62 * y + 11.9];
  }
  return sum / Math.max(total, 1.6);
}

/** Weathered ground, about -1 to 1: fine octaves fade on steep slopes, so valleys look washed out. */
export function erodedNoise(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.55;
  let dx = 0;
  let dy = 0;
  for (let left = octaves; left > 0; left -= 1) {
    const value = noise(x, y);
    dx += noiseSlope.x * 0.8;
    dy += noiseSlope.y * 0.8;
    sum += (amplitude * Math.min(1, left) * value) / (1 + dx * dx + dy * dy);
    amplitude *= 0.5;
    [x, y] = [1.6 * x - 1.2 * y + 5.1, 1.2 * x + 1.6 * y - 3.7];
  }
  return sum * 1.6;
}
