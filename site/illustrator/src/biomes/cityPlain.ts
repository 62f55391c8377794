import { buildHighRise } from '#src/buildings/highRise.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const cityPlain: Biome = { buildTerrain, placeBuildings, placeProps };

/** An open plain that ends at the towers of a city. */
function buildTerrain(seed: number): Terrain {
  const swell = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const roll = 0.0022 * swell(x * 2.4, z * 1.4) * smoothstep(0.06, 0.6, z) + 0.012 * smoothstep(1.4, 5, z);
      const tuft = 0.0003 * fbm(swell, x * 60, z * 24, Math.min(4, octaves - 3)) * smoothstep(1, 0.05, z);
      const ridge = smoothstep(12, 17, z) * Math.max(0, 0.05 + 0.2 * fbm(swell, x * 0.24 + 5, 1.5, 4));
      return roll + tuft + ridge;
    },
    cover: (x, z) => clamp(0.5 + 0.8 * fbm(swell, x * 7, z * 3, 4), 0, 1.2) + 0.4 * smoothstep(1.5, 4, z),
  };
}

/** Towers close together in the middle, lower roofs to both sides. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (const z of [9.4, 8.6, 7.8, 7.2]) {
    for (let x = -0.2 * z; x < 0.2 * z;) {
      const half = 0.01 + 0.016 * next();
      const centre = Math.exp(-(((x / z + 0.055) / 0.05) ** 2)) + 0.4 * Math.exp(-(((x / z - 0.1) / 0.03) ** 2));
      const height = 0.014 + 0.025 * next() ** 2 + 0.2 * centre * next() ** 1.7;
      const ground = terrain.height(x, z, 4) - 0.004;
      buildHighRise(
        buffer,
        { x: x + half, z, ground, half, height, inks: [2 + Math.floor(next() * 2.99), 5, 6, 7], windows: [0.62, 0.2] },
        next,
      );
      x += half * 2 + 0.08 * next() ** 2;
    }
  }
}

/** Three giraffes under an acacia, zebras beyond, thorn trees along the edge of the city, grass at the feet. */
function placeProps(seed: number): Prop[] {
  const next = seededRandom(seed + 6);
  const herd = Array.from({ length: 15 }, (_, i): Prop => ({
    kind: 'zebra',
    x: -0.075 + i * 0.0062 + 0.004 * next(),
    z: 0.36 + 0.05 * next(),
    size: 0.0014 + 0.0002 * next(),
    variant: i % 5,
    flip: next() < 0.3,
  }));
  return [
    { kind: 'acacia', x: 0.0215, z: 0.165, size: 0.0084, variant: 4 },
    { kind: 'giraffe', x: 0.0065, z: 0.152, size: 0.005, variant: 1 },
    { kind: 'giraffe', x: 0.0118, z: 0.158, size: 0.0046, variant: 4, flip: true },
    { kind: 'giraffe', x: -0.0035, z: 0.2, size: 0.0048, variant: 2 },
    ...herd,
    ...scatter('acacia', seed, { count: 46, variants: 6, size: [0.006, 0.01], distance: [0.7, 3.4], spread: 0.21 }, () => 0.5),
    ...scatter('acacia', seed + 4, { count: 220, variants: 6, size: [0.008, 0.013], distance: [3.6, 6.8], spread: 0.21 }, () => 0.6),
    ...scatter('bush', seed + 1, { count: 700, variants: 8, size: [0.004, 0.009], distance: [2.6, 7], spread: 0.21 }, () => 0.6),
    ...scatter('bush', seed + 5, { count: 60, variants: 8, size: [0.001, 0.0022], distance: [0.2, 1.2], spread: 0.21 }, () => 0.5),
    ...scatter('grass', seed + 2, { count: 5200, variants: 9, size: [0.0004, 0.0011], distance: [0.05, 0.3], spread: 0.21 }, () => 0.7),
  ];
}
