import { buildBox } from '#src/buildings/box.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { placeWideTown } from '#src/scenery/placeWideTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const portHills: Biome = { buildTerrain, placeBuildings, placeProps };

/** Hills of tussock that fall to a leafy city on a wide plain, an estuary and the sea on the right, a white range behind. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const spur = 0.35 * smoothstep(1.05, -0.04, z + 0.16 * line(x * 2, z * 1.6) * smoothstep(0.06, 0.4, z) - 0.9 * clamp(x, -0.4, 0.42));
      const crown = 0.2 * gaussian(0.72, 0.42, x) * gaussian(1.15, 0.5, z);
      const gullies = smoothstep(0.02, 0.16, spur + crown) * smoothstep(0.1, 0.5, z);
      const hills = (spur + crown) * (1 + 0.22 * gullies * erodedNoise(rock, x * 3, z * 2.4, octaves - 1));
      const crags = 0.03 * smoothstep(0.12, 0.4, fbm(rock, x * 7, z * 6, Math.min(5, octaves))) * smoothstep(0.1, 0.22, crown);
      const tufts = 0.0006 * fbm(line, x * 90, z * 70, Math.min(3, octaves - 4)) * smoothstep(0.5, 0.06, z);
      if (wet(x, z) > 0) return Math.max(-0.03, -0.04 * wet(x, z)) + hills * 0.2;
      const inland = smoothstep(0, 12, coastline(z) - x);
      const foothills =
        0.8 *
        smoothstep(40, 54, z) *
        Math.max(0, 0.3 + 0.7 * fbm(line, x * 0.08 + 3, z * 0.03, 5)) *
        (0.7 + 0.7 * ridgedNoise(rock, x * 0.3, z * 0.16, 6));
      const alps = 3.6 * smoothstep(56, 72, z) * (0.22 + 0.95 * ridgedNoise(line, x * 0.09 + 6, z * 0.06, 7));
      return 0.004 + hills + crags + tufts + canopy(x, z, hills) + inland * Math.max(foothills, alps);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 5, z * 4, 4);
      if (z > 30) return mix(3 + 0.3 * tone, 4 + 0.9, smoothstep(0.8, 1.5, height + 0.4 * fbm(rock, x * 0.3, z * 0.12, 4)));
      if (z < 4) {
        const bare = smoothstep(0.86, 0.7, up + 0.08 * tone);
        const tussock = mix(clamp(0.4 + 0.9 * fbm(line, x * 14, z * 11, 4), 0, 1), 2, bare);
        return height > 0.05 + 0.03 * tone ? tussock : 3 + 0.3 * tone;
      }
      return z < 10 ? 3 + 0.4 * tone : fields(x, z);
    },
  };

  /** Crowns of the trees between the houses, on the level ground. */
  function canopy(x: number, z: number, hills: number): number {
    const between = smoothstep(-0.25, 0.2, fbm(line, x * 6, z * 5, 3));
    return 0.011 * canopyHeight(x * 62, z * 46, seed) * between * smoothstep(0.05, 0.02, hills) * smoothstep(10, 7, z);
  }

  /** Fields in four colours, in blocks along the roads of the plain. */
  function fields(x: number, z: number): number {
    const [u, v] = [x * 0.9 + 0.3 * z + 0.1 * line(x, z), z * 0.32 - 0.1 * x];
    const cell = hashCell(Math.floor(u * 1.3), Math.floor(v * 1.5 + 0.4 * (Math.floor(u * 1.3) % 3)), seed);
    return [3, 3.35, 0.2, 0.9][cell & 3] ?? 3;
  }
}

/** Above 0 on the estuary and the sea, by how far from their shores. */
function wet(x: number, z: number): number {
  const estuary = 0.42 - Math.hypot((x - 1.12) * 0.8, (z - 3.5) * 0.62) + 0.06 * Math.sin(x * 9) * Math.sin(z * 5);
  const coast = x - coastline(z);
  return z < 2 ? -1 : Math.max(estuary, z > 2.6 ? coast : -1);
}

/** x of the coast at a distance. */
function coastline(z: number): number {
  return 1.72 + 0.1 * (z - 4) + 0.004 * (z - 4) ** 2 - 0.02 * Math.sin(z * 3);
}

const inks = { wall: 5, roof: 6, red: 7, dark: 8, tower: 9 } as const;

/** Houses among trees, some towers in the middle. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const roofs = [inks.roof, inks.red, inks.dark, inks.roof] as const;
  placeWideTown(seed + 3, terrain, buffer, {
    count: 9000,
    distance: [0.9, 10],
    spread: 0.42,
    size: [0.0055, 0.01],
    height: [0.28, 0.5],
    density: (x, z) => (wet(x, z) > -0.04 || terrain.height(x, z, 4) > 0.05 ? 0 : smoothstep(10, 7, z)),
    finish: (chance) => ({ roof: chance < 0.5 ? 'gable' : 'hip', inks: [inks.wall, roofs[Math.floor(chance * 3.99)], inks.dark] }),
  });
  const next = seededRandom(seed + 4);
  for (let i = 0; i < 70; i += 1) {
    const [dx, dz] = [next() + next() - 1, next() + next() - 1];
    const height = 0.016 + 0.05 * next() ** 2 * (1 - Math.hypot(dx, dz) * 0.5);
    buildBox(
      buffer,
      { x: -0.5 + dx * 0.42, z: 5.1 + dz * 0.5, base: 0.002, width: 0.009 + 0.012 * next(), length: 0.01, height, rotation: 0.2 },
      next() < 0.6 ? inks.tower : inks.wall,
      inks.roof,
    );
  }
}

/** Trees of the city, tussock and a few bushes on the hill. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const leafy = (x: number, z: number): number => (wet(x, z) > -0.03 || terrain.height(x, z, 4) > 0.05 ? 0 : 0.8);
  const park = (x: number, z: number): number => (Math.hypot(x + 1.0, (z - 5) * 0.8) < 0.36 ? 0.9 : 0);
  const slope = (x: number, z: number): number => (terrain.height(x, z, 5) > 0.02 ? 0.4 : 0);
  return [
    ...scatter('bush', seed, { count: 5200, variants: 8, size: [0.007, 0.013], distance: [0.9, 9.5], spread: 0.42 }, leafy),
    ...scatter('broadleaf', seed + 6, { count: 1500, variants: 8, size: [0.01, 0.018], distance: [0.9, 9.5], spread: 0.42 }, leafy),
    ...scatter('broadleaf', seed + 1, { count: 520, variants: 8, size: [0.014, 0.022], distance: [4.4, 5.6], spread: 0.3 }, park),
    ...scatter('poplar', seed + 2, { count: 200, variants: 6, size: [0.018, 0.026], distance: [2, 9], spread: 0.42 }, leafy),
    ...scatter('bush', seed + 3, { count: 300, variants: 8, size: [0.003, 0.008], distance: [0.24, 2], spread: 0.42 }, slope),
    ...scatter('grass', seed + 4, { count: 7600, variants: 9, size: [0.0009, 0.0024], distance: [0.03, 0.36], spread: 0.42 }, () => 0.8),
    ...scatter('grass', seed + 5, { count: 2600, variants: 9, size: [0.0016, 0.0034], distance: [0.3, 0.9], spread: 0.4 }, slope),
  ];
}
