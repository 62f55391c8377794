import { buildHouse } from '#src/buildings/house.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const oldTown: Biome = { buildTerrain, placeBuildings, placeProps };

const wallInks = [5, 6, 7] as const;

/** Rolling farmland with ploughed and green fields around one steep town hill. */
function buildTerrain(seed: number): Terrain {
  const roll = gradientNoise(seed);
  const lots = (x: number, z: number): number => {
    const wx = x + 0.12 * roll(x * 2, z * 2);
    const wz = z + 0.12 * roll(x * 2 + 7, z * 2);
    return hashCell(Math.floor(wx * 4.6 + 0.6 * wz), Math.floor(wz * 3.4 - 0.5 * wx), seed) & 255;
  };
  return {
    height(x, z, octaves) {
      const swell =
        0.05 * roll(x * 1.1 + 3, z * 0.95) + 0.022 * roll(x * 2.7, z * 2.3 + 5) + 0.03 * roll(x * 0.45, z * 0.5 + 9) * smoothstep(1, 4, z);
      const town =
        0.1 * gaussian(0.24, 0.19, x) * gaussian(1.28, 0.22, z) +
        0.05 * gaussian(0.4, 0.34, x) * gaussian(1.32, 0.4, z) +
        0.03 * gaussian(0.05, 0.2, x) * gaussian(1.2, 0.3, z);
      const far = smoothstep(3.5, 9, z) * (0.3 + 0.34 * fbm(roll, x * 0.3 + 2, z * 0.26, Math.min(5, octaves)));
      const near = 0.03 * gaussian(0.34, 0.2, x) * gaussian(0.55, 0.2, z) + 0.02 * gaussian(-0.45, 0.2, x) * gaussian(0.7, 0.24, z);
      return 0.06 + swell + town + far + near;
    },
    cover(x, z, height) {
      if (z < 1.2 && Math.abs(x - road(z)) < 0.0045) return 3;
      const lot = lots(x, z);
      const furrow = 0.16 * Math.sin((x * Math.cos(lot) + z * Math.sin(lot)) * 520) * smoothstep(1.6, 0.4, z);
      const field = lot < 100 ? 0.15 + furrow : lot < 165 ? 1 + furrow : 2 - Math.abs(furrow);
      return mix(Math.max(0, field), 3.9, smoothstep(0.32, 0.5, height));
    },
    woods(x, z) {
      const lot = lots(x, z);
      const hedge = lot !== lots(x + 0.008 * z, z) || lot !== lots(x, z + 0.02) ? 0.9 : 0;
      const slope = Math.hypot(x - 0.26, (z - 1.26) * 0.8);
      return Math.max(
        hedge,
        lot > 232 ? 0.35 : 0,
        0.8 * smoothstep(0.13, 0.17, slope) * smoothstep(0.34, 0.24, slope + 0.14 * roll(x * 9, z * 9)),
      );
    },
  };
}

/** x of the white road at a distance. */
function road(z: number): number {
  return -0.13 + 0.075 * Math.sin((z - 0.38) * 9) * smoothstep(1.15, 0.7, z) + 0.34 * smoothstep(0.55, 1.12, z);
}

/** Cypresses along the white road, hedges and olive groves on the slopes, trees in the town. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const next = seededRandom(seed + 8);
  const avenue = Array.from({ length: 44 }, (_, i): Prop => {
    const z = 0.4 * 1.026 ** i;
    return { kind: 'cypress', x: road(z) + (i % 2 === 0 ? -0.011 : 0.011), z, size: 0.015 + 0.006 * next(), variant: i % 6 };
  });
  const woods = treeDensity(terrain);
  return [
    ...avenue,
    ...scatter('cypress', seed + 1, { count: 46, variants: 6, size: [0.009, 0.017], distance: [1.1, 1.45], spread: 0.34 }, (x, z) =>
      smoothstep(0.2, 0.1, Math.hypot(x - 0.24, z - 1.26)),
    ),
    ...scatter('bush', seed + 2, { count: 3400, variants: 8, size: [0.003, 0.0065], distance: [0.42, 4.5], spread: 0.46 }, woods),
    ...scatter('broadleaf', seed + 4, { count: 160, variants: 6, size: [0.006, 0.011], distance: [0.5, 3], spread: 0.46 }, woods),
  ];
}

/** Houses packed on the hill with a bell tower above them, and two farms below. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  const addHouse = (
    x: number,
    z: number,
    size: number,
    storeys: number,
    length: number,
    roof: 'gable' | 'hip' | 'flat',
    rotation: number,
    roofHeight: number,
  ): void =>
    buildHouse(buffer, {
      x,
      z,
      ground: terrain.height(x, z, 8),
      width: size,
      length: size * length,
      height: size * storeys,
      rotation,
      roof,
      roofHeight,
      inks: [wallInks[Math.floor(next() * 3)], next() < 0.6 ? 8 : 9, 10],
    });
  for (let i = 0; i < 430; i += 1) {
    const a = next() * Math.PI * 2;
    const r = next() ** 0.62;
    const size = 0.0036 + 0.0024 * next();
    addHouse(
      0.24 + Math.cos(a) * r * 0.135,
      1.26 + Math.sin(a) * r * 0.15,
      size,
      1.5 + 1.3 * next() + 0.6 * (1 - r),
      0.9 + 0.9 * next(),
      'gable',
      a + (next() < 0.5 ? 0 : Math.PI / 2),
      size * (0.42 + 0.2 * next()),
    );
  }
  addHouse(0.225, 1.25, 0.0062, 7.4, 1, 'hip', 0.4, 0.008);
  addHouse(0.262, 1.27, 0.0048, 6.2, 1, 'flat', 0.2, 0);
  addHouse(0.24, 1.262, 0.011, 2.6, 2.1, 'gable', 0.4, 0.006);
  addHouse(-0.34, 0.86, 0.006, 1.3, 1.7, 'gable', 0.5, 0.003);
  addHouse(-0.322, 0.874, 0.004, 1.4, 1.2, 'gable', 2.1, 0.002);
  addHouse(-0.75, 2.3, 0.008, 1.4, 1.7, 'gable', 0.2, 0.004);
}
