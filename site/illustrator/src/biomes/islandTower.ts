import { buildHouse } from '#src/buildings/house.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const islandTower: Biome = { buildTerrain, placeBuildings, placeProps };

const tower = { x: 0.016, z: 0.118 } as const;
const islet = { x: -0.044, z: 0.27 } as const;

/** A lake in a city, an islet of turf in it, a wooded one to the left, trees all along the far shore. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const turf = 0.0125 - Math.hypot((x - tower.x) * 0.8, (z - tower.z) * 0.9) - 0.0016 * line(x * 160, z * 120);
      const wooded = 0.018 - Math.hypot((x - islet.x) * 0.8, (z - islet.z) * 0.9) - 0.004 * line(x * 60, z * 60);
      const shore = z - 0.5 - 0.04 * fbm(line, x * 5, 0.5, 3) + 0.3 * smoothstep(0.1, 0.32, x) + 0.16 * smoothstep(-0.12, -0.3, x);
      const land = Math.max(turf, wooded, shore);
      if (land < 0) return Math.max(-0.02, land * 0.4);
      const far = 0.012 * smoothstep(0.03, 0.2, shore) + 0.012 * smoothstep(0.02, 0.12, shore) * canopyHeight(x * 46, z * 34, seed);
      return 0.0011 * smoothstep(0, 0.003, land) + Math.max(0, shore > 0 ? far : 0);
    },
    cover: (x, z) => clamp(0.4 + 0.7 * fbm(line, x * 30, z * 24, 3), 0, 1),
  };
}

/** The tower of three storeys on its islet, a red bridge to the temple under the trees, houses in the haze. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (let i = 0; i < 22; i += 1) {
    const z = 0.72 + 0.9 * next();
    const half = 0.01 + 0.012 * next();
    buildHouse(buffer, {
      x: (next() * 2 - 1) * 0.42 * z,
      z,
      ground: terrain.height(0, 0.7, 4),
      width: half,
      length: half,
      height: 0.016 + 0.026 * next(),
      rotation: 0.2 * next(),
      roof: next() < 0.4 ? 'hip' : 'flat',
      roofHeight: 0.004,
      inks: [2, 3, 4],
    });
  }
  stele(buffer, terrain.height(tower.x, tower.z, 8));
  bridge(buffer);
}

/** Three storeys of weathered stone with arched openings, the upper ones set back. */
function stele(buffer: GeometryBuffer, ground: number): void {
  const storeys = [
    { half: 0.0033, low: 0, high: 0.0031, arches: 3 },
    { half: 0.0026, low: 0.0031, high: 0.0056, arches: 3 },
    { half: 0.0016, low: 0.0056, high: 0.0076, arches: 1 },
  ] as const;
  for (const { half, low, high, arches } of storeys) {
    const block = (width: number, from: number, tall: number, ink: number): void =>
      buildHouse(buffer, {
        ...tower,
        ground: ground + from,
        width,
        length: width * 0.8,
        height: tall,
        rotation: 0,
        roof: 'flat',
        inks: [ink, ink, ink],
      });
    block(half, low, high - low, 5);
    block(half * 1.1, high - 0.0003, 0.0003, 6);
    for (let i = 0; i < arches; i += 1)
      arch(
        buffer,
        tower.x + ((2 * i + 1) / arches - 1) * half * 0.86,
        ground + low + 0.0003,
        (half / arches) * 0.5,
        (high - low) * 0.62,
        tower.z - half * 0.81,
      );
  }
  const top = ground + 0.0076;
  for (const side of [-1, 1])
    fillPolygon(
      buffer,
      [
        [tower.x - 0.0019, top, tower.z + side * 0.0017],
        [tower.x + 0.0019, top, tower.z + side * 0.0017],
        [tower.x + 0.0009, top + 0.0011, tower.z],
        [tower.x - 0.0009, top + 0.0011, tower.z],
      ],
      6,
    );
}

/** A dark opening under a round arch. */
function arch(buffer: GeometryBuffer, x: number, low: number, half: number, tall: number, z: number): void {
  const bow = Array.from({ length: 9 }, (_, i): Point3 => {
    const angle = (i / 8) * Math.PI;
    return [x + Math.cos(angle) * half, low + tall - half + Math.sin(angle) * half, z];
  });
  fillPolygon(buffer, [[x - half, low, z], [x + half, low, z], ...bow], 4);
}

/** A humped bridge of red timber from the left shore to the wooded islet. */
function bridge(buffer: GeometryBuffer): void {
  const at = (t: number): readonly [number, number] => [islet.x - 0.019 - 0.075 * t, islet.z - 0.004 + 0.01 * t];
  const way = (t: number): number => 0.0012 + 0.0022 * Math.sin(Math.PI * t);
  const parts = 30;
  for (let i = 0; i < parts; i += 1) {
    const [a, b] = [i / parts, (i + 1) / parts];
    const band = (low: number, high: number): void => {
      const [[ax, az], [bx, bz]] = [at(a), at(b)];
      fillPolygon(
        buffer,
        [
          [ax, way(a) + low, az],
          [bx, way(b) + low, bz],
          [bx, way(b) + high, bz],
          [ax, way(a) + high, az],
        ],
        7,
      );
    };
    band(0, 0.0005);
    band(0.0012, 0.0015);
    const [x, z] = at(a);
    if (i % 2 === 0)
      fillPolygon(
        buffer,
        [
          [x, -0.001, z],
          [x + 0.0005, -0.001, z],
          [x + 0.0005, way(a) + 0.0015, z],
          [x, way(a) + 0.0015, z],
        ],
        7,
      );
  }
}

/** Great trees that lean over the water, flame trees among them, and one branch of the near shore. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const shore = (x: number, z: number): number =>
    terrain.height(x, z, 4) > 0.0008 && Math.hypot(x - tower.x, z - tower.z) > 0.03 ? 0.9 : 0;
  return [
    { kind: 'bush', x: tower.x - 0.0068, z: tower.z - 0.004, size: 0.0026, variant: 2 },
    { kind: 'bush', x: tower.x + 0.0074, z: tower.z - 0.003, size: 0.0021, variant: 4 },
    { kind: 'broadleaf', x: tower.x + 0.0085, z: tower.z + 0.004, size: 0.0062, variant: 3 },
    ...scatter('broadleaf', seed, { count: 60, variants: 8, size: [0.011, 0.019], distance: [0.25, 0.34], spread: 0.44 }, shore),
    ...scatter('broadleaf', seed + 1, { count: 420, variants: 8, size: [0.012, 0.024], distance: [0.34, 0.75], spread: 0.44 }, shore),
    ...scatter('maple', seed + 2, { count: 34, variants: 8, size: [0.01, 0.017], distance: [0.3, 0.6], spread: 0.44 }, shore),
    ...scatter('bush', seed + 3, { count: 420, variants: 8, size: [0.003, 0.007], distance: [0.24, 0.6], spread: 0.44 }, shore),
  ];
}
