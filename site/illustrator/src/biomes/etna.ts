import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { laneDistances, placeHillTown, settleHouse } from '#src/scenery/placeHillTown.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const etna: Biome = { buildTerrain, placeBuildings, placeProps };

/** x of the shore at a distance: a bay, then a coast that runs out to the left. */
function shoreAt(z: number): number {
  return 0.02 + 0.55 * gaussian(2.6, 1.1, z) - 2.6 * smoothstep(4, 13, z) + 0.3 * smoothstep(0.9, 0.5, z);
}

/** A town on a spur above a bay; behind the bay a broad volcano under snow. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const inland = x - shoreAt(z) + 0.06 * fbm(line, z * 1.9, x + 3, 4) * Math.min(1, z);
      const spur = 0.2 * smoothstep(-0.12, 0.5, x) * smoothstep(0.42, 0.86, z) * smoothstep(1.5, 0.95, z);
      if (inland <= 0 && spur < 0.004) return Math.max(-0.06, inland * 0.3 - 0.001);
      const plain = 0.008 * smoothstep(0, 0.03, inland) + 0.09 * smoothstep(0, 1.4, inland) * (1 + 0.6 * fbm(line, x * 1.1, z * 0.8, 4));
      const hills = 0.5 * smoothstep(0.6, 4, inland) * (0.7 + fbm(line, x * 0.4 + 3, z * 0.34, 4)) * smoothstep(2.5, 6, z);
      const d = Math.hypot(x - 2.2, (z - 18) * 0.8);
      const gullies = 1 + 0.09 * erodedNoise(rock, x * 0.5, z * 0.4, octaves) * smoothstep(0, 1.5, d);
      const cone = 3 * Math.exp(-Math.max(0, d - 0.25) / 3.7) * smoothstep(6, 13, z) * smoothstep(0, 3.2, inland) * gullies;
      const woods = inland > 0.03 ? 0.005 * canopyHeight(x * 52, z * 40, seed) * smoothstep(5, 3, z) : 0;
      return Math.max(0.001, Math.max(0, inland > 0 ? plain + hills + cone : 0) + spur + woods + 0.004 * fbm(rock, x * 24, z * 18, 4));
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 6, z * 4, 4);
      if (z < 1.4) return clamp(0.7 + 0.9 * fbm(line, x * 22, z * 16, 4), 0, 1.6);
      if (z < 8) return mix(2, clamp(0.4 + 0.8 * tone, 0, 1.1), smoothstep(0.006, 0.014, height));
      return mix(clamp(0.6 + 0.6 * tone, 0, 1.2), 3, smoothstep(1.45, 1.9, height + 0.3 * fbm(rock, x * 1.2, z * 0.7, 4)));
    },
    woods: (x, z, height) => smoothstep(-0.3, 0.3, line(x * 13, z * 10)) * smoothstep(1.5, 1.2, z) * smoothstep(0.008, 0.014, height),
  };
}

/** Ochre houses up the spur with a church above them, villages along the bay. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const walls = [4, 5, 6] as const;
  placeHillTown(seed + 3, terrain, buffer, {
    lanes: laneDistances(0.6, 0.9, 16),
    ends: (z) => [0.06 + 0.1 * Math.sin(z * 31) * 0.2 + 0.1 * (z - 0.6), 0.42],
    size: [0.0036, 0.0062],
    height: [0.9, 1.6],
    stairs: { at: (z) => [0.15 + 0.2 * (z - 0.6), 0.27 - 0.1 * (z - 0.6)], halfWidth: 0.0016 },
    free: 0.16,
    finish: (chance) => ({ roof: chance < 0.2 ? 'flat' : 'gable', inks: [walls[Math.floor(chance * 23) % 3], chance < 0.2 ? 5 : 7, 8] }),
  });
  const church = { z: 0.87, rotation: 0.2, inks: [4, 7, 8] } as const;
  settleHouse(buffer, terrain, { ...church, x: 0.2, width: 0.0085, length: 0.015, height: 0.016, roof: 'gable', roofHeight: 0.005 });
  settleHouse(buffer, terrain, { ...church, x: 0.186, width: 0.0042, length: 0.0042, height: 0.032, roof: 'hip', roofHeight: 0.006 });
  const next = seededRandom(seed + 5);
  for (let i = 0; i < 420; i += 1) {
    const z = 1.5 + 5 * next() ** 1.4;
    const x = shoreAt(z) + 0.02 + 0.5 * next() ** 2.4;
    if (terrain.height(x, z, 6) < 0.006) continue;
    const size = 0.006 + 0.004 * next();
    const house = { x, z, width: size, length: size, height: size * 1.2, rotation: next(), roofHeight: size * 0.5 };
    settleHouse(buffer, terrain, { ...house, roof: 'hip', inks: [4, 7, 8] });
  }
}

/** Smoke over the summit, cypresses and olives on the spur, two sails. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  return [
    { kind: 'steam', x: 2.35, z: 17.8, size: 1.5, variant: 2, lift: -0.12 },
    { kind: 'sail', x: -0.2, z: 1.6, size: 0.018, variant: 0 },
    { kind: 'sail', x: -0.75, z: 3.2, size: 0.02, variant: 0, flip: true },
    ...scatter('cypress', seed, { count: 120, variants: 6, size: [0.012, 0.022], distance: [0.5, 1.2], spread: 0.42 }, woods),
    ...scatter('olive', seed + 1, { count: 900, variants: 8, size: [0.005, 0.009], distance: [0.45, 1.3], spread: 0.42 }, woods),
  ];
}
