import { buildHouse } from '#src/buildings/house.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const quay: Biome = { buildTerrain, placeBuildings, placeProps };

/** Distance of the quay wall. */
const edge = (x: number): number => 0.11 + 0.28 * x + 0.35 * x * x;

/** A river, a low quay across it that runs off to the right. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const inland = z - edge(x);
      return inland > 0 ? 0.0011 + 0.006 * smoothstep(0.1, 0.6, inland) : -0.02;
    },
    cover: (x, z) => 0.4 + 0.4 * line(x * 60, z * 40),
  };
}

/** Merchants’ houses along the quay, ochre and lit from within, more roofs behind them. */
function placeBuildings(seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (const [row, depth] of [0.034, 0.019, 0.0052].entries()) {
    for (let x = -0.11; x < 0.15;) {
      const half = 0.0026 + 0.0018 * next();
      const tall = 0.0046 + 0.0016 * next() + 0.0012 * (2 - row);
      const chance = next();
      const middle = x + half;
      buildHouse(buffer, {
        x: middle,
        z: edge(middle) + depth,
        ground: 0.0011,
        width: 0.0036,
        length: half,
        height: tall,
        rotation: Math.PI / 2 + 0.27 + 0.7 * middle,
        roof: 'gable',
        roofHeight: 0.0019 + 0.0006 * next(),
        inks: [1 + Math.floor(chance * 2.99), 4, chance < 0.7 ? 5 : 6],
      });
      x += half * 2 + (chance < 0.12 ? 0.0022 : 0.00015);
    }
  }
}

/** Boats with lanterns, strings of lanterns along the quay, palms between the roofs. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const next = seededRandom(seed + 6);
  const behind = (x: number, z: number): number => smoothstep(0.012, 0.03, z - edge(x)) * 0.6;
  const strings = Array.from({ length: 22 }, (_, i): Prop => {
    const x = -0.075 + i * 0.0078;
    return { kind: 'lanterns', x, z: edge(x) + 0.0006, size: 0.0024 + 0.0004 * next(), variant: i % 5, lift: 0.0012 };
  });
  return [
    { kind: 'sampan', x: -0.0085, z: 0.05, size: 0.0034, variant: 1 },
    { kind: 'sampan', x: 0.0165, z: 0.066, size: 0.0033, variant: 2, flip: true },
    { kind: 'sampan', x: -0.024, z: 0.078, size: 0.0033, variant: 3 },
    { kind: 'sampan', x: 0.034, z: 0.1, size: 0.0033, variant: 4, flip: true },
    ...strings,
    ...scatter('palm', seed, { count: 60, variants: 8, size: [0.01, 0.018], distance: [0.11, 0.4], spread: 0.44 }, behind),
    ...scatter('broadleaf', seed + 1, { count: 120, variants: 8, size: [0.007, 0.013], distance: [0.12, 0.6], spread: 0.44 }, behind),
    ...scatter('bush', seed + 2, { count: 700, variants: 8, size: [0.006, 0.014], distance: [0.3, 1.6], spread: 0.44 }, (x, z) =>
      terrain.height(x, z, 4) > 0.003 ? 0.8 : 0,
    ),
  ];
}
