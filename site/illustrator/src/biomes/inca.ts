import { buildHouse } from '#src/buildings/house.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const inca: Biome = { buildTerrain, placeBuildings, placeProps };

const step = 0.009;

/** A saddle with terraces between two gorges, a sugarloaf behind it, and higher ranges in cloud. */
function buildTerrain(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const saddle = (x: number, z: number): number => {
    const axis = 0.02 + 0.05 * z + 0.03 * bend(z * 1.6, 0.5);
    const side = Math.abs(x - axis) - 0.1 * smoothstep(0.35, 0.6, z) * smoothstep(1.15, 0.9, z) - 0.02 * bend(z * 3, x * 3);
    const top = 0.43 - 0.05 * gaussian(0.72, 0.2, z) + 0.08 * smoothstep(0.5, 0.24, z) + 0.025 * bend(x * 5, z * 4);
    return top - Math.max(0, side) * (1.15 + 0.25 * bend(z * 2.4, 9)) - Math.max(0, side - 0.12) * 0.4;
  };
  const worked = (x: number, z: number, base: number): number =>
    smoothstep(0.27, 0.33, base + 0.02 * bend(x * 9, z * 9)) * smoothstep(0.3, 0.4, z) * smoothstep(1.12, 1.0, z);
  return {
    height(x, z, octaves) {
      const base = saddle(x, z);
      const share = worked(x, z, base);
      const t = base / step;
      const level = Math.floor(t);
      const terraced = mix(
        base + 0.03 * erodedNoise(rock, x * 4, z * 4, octaves - 2),
        (level + smoothstep(0.66, 1, t - level)) * step,
        share,
      );
      const crag = 0.94 + 0.5 * erodedNoise(rock, x * 1.9, z * 1.7, octaves - 0.8);
      const loaf = sugarloaf(x - 0.32 - 0.09 * bend(x * 2.6, z * 2.6), z - 2.3, 0.72, 0.93) * crag;
      const small = sugarloaf(x + 0.22 - 0.07 * bend(x * 3 + 9, z * 3), z - 2.1, 0.4, 0.68) * crag;
      const walls =
        smoothstep(2.2, 4.2, z + 0.3 * Math.abs(x)) * (0.15 + 0.95 * ridgedNoise(bend, x * 0.5 + 3, z * 0.42 + 2, octaves)) +
        0.62 * smoothstep(0.62, 1.7, -x - 0.1 * z) * smoothstep(3, 1.2, z) +
        0.5 * smoothstep(0.8, 1.9, x - 0.1 * z) * smoothstep(3, 1.2, z);
      const far = smoothstep(5, 9, z) * (0.5 + 1.3 * ridgedNoise(bend, x * 0.2 + 8, z * 0.2, octaves));
      return Math.max(terraced, loaf, small, (walls + far) * (1 + 0.25 * erodedNoise(rock, x * 1.4, z * 1.2, octaves - 0.4)));
    },
    cover(x, z, height, up) {
      const tone = fbm(bend, x * 8, z * 7, 4);
      const base = saddle(x, z);
      if (worked(x, z, base) > 0.5 && height < base + 0.02) return up < 0.82 ? 2.6 : 0.95 + 0.4 * clamp(0.5 + tone);
      const bare = smoothstep(0.5, 0.3, up + 0.3 * tone) * smoothstep(4, 1, z);
      return mix(mix(0.35 + 0.5 * tone, 2.1, clamp(bare)), 3, smoothstep(1.15, 1.5, height + 0.2 * tone) * smoothstep(4.5, 6, z));
    },
    woods: (x, z, height) => (worked(x, z, saddle(x, z)) > 0.1 ? 0 : smoothstep(0.1, 0.2, height) * smoothstep(1.5, 1.1, z)),
  };
}

/** A hump with a round top and sides that steepen downward, then spread. */
function sugarloaf(x: number, z: number, wide: number, tall: number): number {
  const d = Math.hypot(x, z * 0.8) / wide;
  return tall * (0.45 * Math.max(0, 1 - d * d * 2.6) ** 0.95 + 0.55 * Math.exp(-Math.max(0, d - 0.1) * 1.9));
}

/** Llamas on the nearest terrace, forest on the steep sides. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const wild = treeDensity(terrain);
  return [
    { kind: 'llama', x: -0.052, z: 0.36, size: 0.0105, variant: 1 },
    { kind: 'llama', x: -0.03, z: 0.375, size: 0.0098, variant: 3, flip: true },
    { kind: 'llama', x: -0.065, z: 0.39, size: 0.0095, variant: 2 },
    ...scatter('bush', seed + 1, { count: 2400, variants: 8, size: [0.004, 0.009], distance: [0.3, 3.6], spread: 0.46 }, wild),
  ];
}

/** Houses without roofs in rows on the terraces. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (let row = 0; row < 13; row += 1) {
    for (let i = 0; i < 9; i += 1) {
      const z = 0.54 + row * 0.036;
      const x = 0.02 + 0.05 * z + (i - 4) * 0.021 + 0.004 * next() + (row % 2) * 0.006;
      if (next() < 0.3 || (row > 3 && row < 8 && i > 2 && i < 6)) continue;
      const ground = terrain.height(x, z, 8);
      if (ground < 0.34) continue;
      const size = 0.0052 + 0.0026 * next();
      const gabled = next() < 0.55;
      buildHouse(buffer, {
        x,
        z,
        ground,
        width: size,
        length: size * (0.8 + 0.7 * next()),
        height: 0.0052 + 0.003 * next(),
        rotation: 0.12 * next(),
        roof: gabled ? 'gable' : 'flat',
        roofHeight: gabled ? 0.0042 : 0,
        inks: [4, gabled ? 5 : 6, 7],
      });
    }
  }
}
