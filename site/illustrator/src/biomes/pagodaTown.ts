import { buildLathe } from '#src/buildings/lathe.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { laneDistances, placeHillTown } from '#src/scenery/placeHillTown.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const pagodaTown: Biome = { buildTerrain, placeBuildings, placeProps };

const tower = { x: 0.026, z: 0.235 } as const;

/** A city of low roofs on a gentle slope, wooded hills behind one another. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const slope = 0.004 * smoothstep(0.17, 0.24, z) + 0.008 * smoothstep(0.3, 0.8, z) + 0.0016 * line(x * 14, z * 12);
      const hill = (from: number, tall: number, salt: number): number =>
        tall * smoothstep(from, from * 1.5, z) * (0.62 + 0.7 * fbm(line, (x / from) * 1.5 + salt, salt, Math.min(5, octaves)));
      const wooded = Math.max(hill(0.95, 0.06, 3), hill(1.7, 0.15, 14), hill(3, 0.26, 27), hill(5.2, 0.56, 41));
      const crowns = wooded > 0.004 ? 0.009 * canopyHeight(x * 62, z * 44, seed) : 0;
      return slope + wooded + crowns * smoothstep(0.9, 1.1, z) * smoothstep(5, 3, z);
    },
    cover(x, z) {
      const tone = fbm(line, x * 9, z * 7, 4);
      if (z < 0.9) return 2 + 0.4 * tone;
      return mix(0.3 + 0.5 * tone, 1, smoothstep(0.1, 0.42, tone + 0.3 * line(x * 3, z * 2)));
    },
    woods: (x, z) => (z > 0.8 ? 0.8 : 0),
  };
}

/** Tiled roofs in lanes, and above them a pagoda of five storeys. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  placeHillTown(seed + 3, terrain, buffer, {
    lanes: laneDistances(0.155, 0.98, 37),
    ends: (z) => [-0.46 * z, 0.46 * z],
    size: [0.0034, 0.0062],
    height: [0.55, 0.95],
    free: 0.16,
    finish: (chance) => ({
      roof: chance < 0.5 ? 'gable' : 'hip',
      inks: [chance < 0.55 ? 4 : 5, 3, chance * 13 - Math.floor(chance * 13) < 0.3 ? 7 : 6],
    }),
  });
  pagoda(buffer, terrain.height(tower.x, tower.z, 6) + 0.003);
}

/** Five storeys, each a little smaller than the one below, and a spire of rings. */
function pagoda(buffer: GeometryBuffer, ground: number): void {
  const add = (profile: string, inks: readonly number[], sides = 4): void =>
    buildLathe(buffer, { ...tower, ground, profile, sides, rotation: 0.42, inks });
  for (let storey = 0; storey < 5; storey += 1) {
    const base = storey * 0.0072;
    const body = 0.0056 - storey * 0.00046;
    const eave = 0.0112 - storey * 0.00085;
    const at = (radius: number, up: number): string => `${radius.toFixed(5)},${(base + up).toFixed(5)}`;
    add([at(body, 0), at(body, 0.0048)].join(' '), [8]);
    add([at(body * 1.22, 0.0012), at(body * 1.22, 0.0019)].join(' '), [9]);
    add([at(body, 0.0042), at(eave * 0.94, 0.0049), at(eave, 0.0056)].join(' '), [8, 9]);
    add([at(eave, 0.0056), at(eave * 0.78, 0.0061), at(body * 0.92, 0.0078)].join(' '), [3]);
  }
  add('0.0031,0.0358 0.0016,0.0392 0.0006,0.0402', [3]);
  add(
    '0.0005,0.04 0.0009,0.041 0.0004,0.042 0.00085,0.0428 0.0004,0.0436 0.0008,0.0444 0.00035,0.0452 0.0007,0.046 0.0002,0.0468 0,0.0505',
    [9],
    8,
  );
}

/** Maples in their colours and dark pines among the roofs, forest on the hills. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  const around = (x: number, z: number): number =>
    smoothstep(0.1, 0.03, Math.hypot((x - tower.x) * 1.2, (z - tower.z - 0.012) * 0.8)) * 0.9;
  return [
    { kind: 'bough', x: -0.03, z: 0.1, size: 0.026, variant: 3, lift: 0.019 },
    ...scatter('maple', seed + 5, { count: 26, variants: 8, size: [0.006, 0.0095], distance: [0.118, 0.165], spread: 0.46 }, () => 0.8),
    ...scatter('broadleaf', seed + 6, { count: 26, variants: 8, size: [0.0055, 0.0085], distance: [0.118, 0.19], spread: 0.46 }, () => 0.8),
    ...scatter('bush', seed + 7, { count: 420, variants: 8, size: [0.0014, 0.0034], distance: [0.108, 0.17], spread: 0.46 }, () => 0.8),
    ...scatter('maple', seed, { count: 46, variants: 8, size: [0.006, 0.0105], distance: [0.28, 0.44], spread: 0.4 }, around),
    ...scatter('maple', seed + 4, { count: 90, variants: 8, size: [0.006, 0.011], distance: [0.2, 0.95], spread: 0.44 }, () => 0.5),
    ...scatter('broadleaf', seed + 1, { count: 120, variants: 8, size: [0.006, 0.011], distance: [0.24, 0.95], spread: 0.44 }, () => 0.5),
    ...scatter('maple', seed + 2, { count: 1300, variants: 8, size: [0.007, 0.014], distance: [0.85, 2.2], spread: 0.46 }, woods),
    ...scatter('cedar', seed + 3, { count: 1500, variants: 8, size: [0.01, 0.02], distance: [0.9, 2.6], spread: 0.46 }, woods),
  ];
}
