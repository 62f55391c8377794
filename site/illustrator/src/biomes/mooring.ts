import { buildLathe } from '#src/buildings/lathe.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';
import { venice } from './venice.ts';

export const mooring: Biome = { buildTerrain: venice.buildTerrain, placeBuildings, placeProps };

/** Places of the moored boats, from the nearest to the farthest. */
const berths = Array.from({ length: 9 }, (_, i) => ({ x: 0.021 - 0.0012 * i - 0.00042 * i * i, z: 0.038 * 1.155 ** i }));

/** The far shore, and the striped poles between the moored boats. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  venice.placeBuildings?.(seed, terrain, buffer);
  const bands = [5, 4, 5, 4, 5, 4, 5, 4] as const;
  for (const [i, { x, z }] of berths.entries())
    for (const side of [-0.0072, 0.0066, 0.0096]) {
      const tall = 0.0031 + 0.0007 * ((i * 7 + side * 1e4) % 1.7);
      const stripes = bands.map((_, ring): readonly [number, number] => [0.00011, (tall * ring) / bands.length]);
      buildLathe(buffer, {
        x: x + side,
        z: z * 1.06,
        ground: -0.0004,
        profile: [...stripes, [0.00011, tall], [0.00016, tall], [0, tall * 1.06]],
        sides: 8,
        rotation: 0.2,
        inks: [...bands, 6, 6],
      });
    }
}

/** Gondolas side by side at their poles, one under way in the fog. */
function placeProps(): Prop[] {
  return [
    ...berths.map(({ x, z }, i): Prop => ({ kind: 'mooredGondola', x, z, size: 0.00235, variant: i })),
    { kind: 'gondola', x: -0.028, z: 0.13, size: 0.0036, variant: 0, flip: true },
  ];
}
