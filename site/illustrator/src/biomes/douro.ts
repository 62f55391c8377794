import { buildHouse } from '#src/buildings/house.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const douro: Biome = { buildTerrain, placeBuildings, placeProps };

const step = 0.0075;

const estates = [
  [0.3, 0.92],
  [-0.42, 1.5],
  [0.62, 2.1],
] as const;

/** A river that bends between slopes ruled with rows of vines. */
function buildTerrain(seed: number): Terrain {
  const hill = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const axis = (z: number): number => -0.06 + 0.5 * Math.sin(z * 1.15 - 0.25) * smoothstep(0.3, 1.6, z) - 0.02 * z;
  const base = (x: number, z: number): number => {
    const side = x - axis(z);
    const inland = Math.abs(side) - 0.085 - 0.012 * z;
    if (inland < 0 && z < 5) return Math.max(-0.03, inland * 0.4);
    const spur = 0.12 * hill(x * 1.1 + 4, z * 0.95) + 0.03 * hill(x * 3.4, z * 3 + 7);
    return (
      0.006 * smoothstep(0, 0.02, inland) +
      (0.34 + spur * 1.5) * (1 - Math.exp(-Math.max(0, inland) / (0.5 + 0.2 * smoothstep(1.6, 0.4, z)))) +
      spur * smoothstep(0.04, 0.4, inland)
    );
  };
  const worked = (x: number, z: number, height: number): number =>
    smoothstep(-0.42, -0.22, hill(x * 1.5 + 20, z * 1.4)) *
    smoothstep(0.014, 0.02, height) *
    smoothstep(0.46, 0.38, height) *
    smoothstep(4.6, 3.6, z);
  return {
    height(x, z, octaves) {
      const h = base(x, z);
      if (h < 0) return h;
      const t = h / step;
      const level = Math.floor(t);
      const stepped = (level + smoothstep(0.5, 1, t - level)) * step;
      const far = smoothstep(3.2, 8, z) * 0.5 * (0.4 + 0.9 * fbm(hill, x * 0.3 + 2, z * 0.26, Math.min(5, octaves)));
      return (
        mix(h + 0.02 * erodedNoise(rock, x * 3, z * 3, octaves - 1.5), stepped, 0.75 * worked(x, z, h) * smoothstep(2.6, 1.2, z)) +
        Math.max(0, far)
      );
    },
    cover(x, z, height) {
      const h = base(x, z);
      const share = worked(x, z, h);
      const tone = fbm(hill, x * 7, z * 6, 3);
      if (share < 0.4) return 0.2 + 0.4 * clamp(0.5 + tone);
      const lot = (hashCell(Math.floor(x * 5.2 + 2.2 * hill(x * 2, z * 2)), Math.floor(z * 4 + h * 9), seed) & 255) / 255;
      const row = 0.5 + 0.5 * Math.sin((height / step) * Math.PI * 2);
      const vine = lot < 0.34 ? 2 : lot < 0.68 ? 3 : 1;
      return row > 0.36 + 0.3 * smoothstep(1.4, 3, z) ? vine + 0.25 * clamp(0.5 + tone) : mix(4, vine, smoothstep(1.6, 3.6, z));
    },
    woods: (x, z, height) =>
      worked(x, z, base(x, z)) > 0.3 ? 0.02 : smoothstep(0.006, 0.02, height) * smoothstep(-0.2, 0.2, hill(x * 3, z * 3)),
  };
}

/** Cypresses by the estates, olives and scrub where no vines grow, one boat. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const wild = treeDensity(terrain);
  const near = (x: number, z: number): number => Math.max(...estates.map(([ex, ez]) => smoothstep(0.07, 0.02, Math.hypot(x - ex, z - ez))));
  return [
    ...scatter('cypress', seed, { count: 26, variants: 6, size: [0.012, 0.022], distance: [0.8, 2.3], spread: 0.46 }, near),
    ...scatter('broadleaf', seed + 1, { count: 40, variants: 6, size: [0.009, 0.014], distance: [0.8, 2.3], spread: 0.46 }, near),
    ...scatter('bush', seed + 2, { count: 2600, variants: 8, size: [0.003, 0.008], distance: [0.4, 4.6], spread: 0.46 }, wild),
    { kind: 'sail', x: 0.06, z: 1.02, size: 0.015, variant: 0 },
  ];
}

/** White estates under tiled roofs. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (const [x, z] of estates) {
    for (const [dx, dz, size, length] of [
      [0, 0, 0.0062, 2.3],
      [0.019, 0.004, 0.0046, 1.5],
      [-0.016, 0.008, 0.004, 1.4],
    ] as const) {
      const ground = terrain.height(x + dx, z + dz, 8);
      buildHouse(buffer, {
        x: x + dx,
        z: z + dz,
        ground,
        width: size,
        length: size * length,
        height: size * 1.35,
        rotation: 1.35 + 0.3 * next(),
        roof: 'hip',
        roofHeight: size * 0.6,
        inks: [5, 6, 7],
      });
    }
  }
}
