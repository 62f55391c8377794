import { buildHouse } from '#src/buildings/house.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const nile: Biome = { buildTerrain, placeBuildings, placeProps };

/** A broad river, a green strip beyond it, and the bare hills where the desert begins. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const far = z - 1.28 - 0.16 * line(x * 0.9, 0.5) - 0.02 * line(x * 6, 2.5) + 0.1 * x;
      const near = 0.21 - 1.3 * (x + 0.075) - z + 0.012 * line(x * 30, 5.5);
      const edge = 3.3 + 0.55 * fbm(line, x * 0.55 + 3, 4.5, 4);
      const scarp = smoothstep(edge, edge + 0.75, z) * (0.34 + 0.13 * line(x * 0.5 + 6, 1.2));
      const talus = 0.14 * smoothstep(edge - 0.8, edge + 0.2, z) ** 2;
      const gully = 1 + 0.62 * erodedNoise(rock, x * 2.1, z * 1.7, octaves - 0.5);
      const back = 0.24 * smoothstep(5.5, 8, z) * (0.6 + 0.8 * fbm(line, x * 0.35, 8.5, 4));
      return (
        Math.max(clamp(far * 0.12, -0.03, 0.006), clamp(near * 0.12, -0.03, 0.007)) + (scarp * 0.8 + talus) * gully + Math.max(0, back)
      );
    },
    cover(x, z, height, up) {
      if (z < 0.6) return 0.2 + 0.4 * line(x * 90, z * 90);
      const tone = fbm(line, x * 4, z * 3, 4);
      const strip = clamp(0.5 + 1.2 * line(x * 2.6, z * 3.2));
      const strata = 0.3 * Math.sin(height * 130 + 3 * tone) * smoothstep(0.9, 0.7, up);
      return mix(strip, 2.3 + strata + 0.3 * tone, smoothstep(0.012, 0.05, height + 0.01 * tone));
    },
  };
}

/** Feluccas under sail, date palms along the far bank and two at the near one, reeds at the feet. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const strip = (x: number, z: number): number =>
    smoothstep(0.002, 0.005, terrain.height(x, z, 6)) * smoothstep(0.03, 0.012, terrain.height(x, z, 6));
  return [
    { kind: 'felucca', x: 0.1, z: 0.42, size: 0.058, variant: 2 },
    { kind: 'felucca', x: -0.2, z: 0.92, size: 0.046, variant: 1, flip: true },
    { kind: 'felucca', x: 0.42, z: 1.12, size: 0.044, variant: 5 },
    { kind: 'datePalm', x: -0.072, z: 0.205, size: 0.07, variant: 2, lift: -0.004 },
    { kind: 'datePalm', x: -0.088, z: 0.225, size: 0.058, variant: 5, lift: -0.004 },
    { kind: 'datePalm', x: -0.06, z: 0.2, size: 0.036, variant: 1, lift: -0.003 },
    ...scatter('datePalm', seed, { count: 260, variants: 7, size: [0.018, 0.034], distance: [1.15, 2.2], spread: 0.46 }, strip),
    ...scatter('bush', seed + 1, { count: 520, variants: 8, size: [0.005, 0.012], distance: [1.15, 2.6], spread: 0.46 }, strip),
    ...scatter('reeds', seed + 2, { count: 60, variants: 6, size: [0.006, 0.011], distance: [0.1, 0.22], spread: 0.44 }, (x, z) =>
      smoothstep(-0.002, 0.002, terrain.height(x, z, 6)),
    ),
  ];
}

/** Low mud-brick houses among the fields on the far bank. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (let i = 0; i < 46; i += 1) {
    const x = -0.2 + 0.85 * next();
    const z = 1.55 + 0.4 * next();
    const size = 0.005 + 0.004 * next();
    buildHouse(buffer, {
      x,
      z,
      ground: Math.max(0.004, terrain.height(x, z, 8)),
      width: size,
      length: size * (0.8 + next()),
      height: size * (0.9 + 0.5 * next()),
      rotation: 0.4 * next(),
      roof: 'flat',
      inks: [4, 4, 5],
    });
  }
}
