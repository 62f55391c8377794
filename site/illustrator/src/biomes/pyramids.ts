import { buildLathe } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const pyramids: Biome = { buildTerrain, placeBuildings, placeProps };

/** Low sand that rises to a plateau. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const swell =
        0.02 * fbm(line, x * 2.2, z * 1.8, 4) +
        0.0002 * Math.sin(1100 * (x * 0.7 + z * 0.4) + 9 * fbm(line, x * 9, z * 9, 2)) * smoothstep(0.6, 0.2, z);
      const wadi = -0.02 * gaussian(0.5 + 0.2 * x, 0.14, z + 0.05 * line(x * 6, 2.5));
      const plateau = 0.035 * smoothstep(0.7, 1.0, z + 0.1 * line(x * 3, 0.5)) * (1 + 0.3 * erodedNoise(rock, x * 6, z * 6, octaves - 2));
      const hills = 0.16 * smoothstep(4, 8, z) * Math.max(0, 0.3 + fbm(line, x * 0.4, z * 0.3, 4));
      return swell * smoothstep(1.3, 0.5, z) + wadi + plateau + hills;
    },
    cover: (x, z) => clamp(0.5 + 0.8 * fbm(line, x * 5, z * 4, 4), 0, 1),
  };
}

/** A file of camels in the wadi. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  return [
    ...Array.from({ length: 7 }, (_, i): Prop => ({
      kind: 'camel',
      x: -0.115 + i * 0.0115 + 0.003 * Math.sin(i * 5),
      z: 0.36 + 0.006 * Math.sin(i * 3),
      size: 0.0062,
      variant: i,
    })),
    ...scatter(
      'datePalm',
      seed,
      { count: 26, variants: 6, size: [0.011, 0.017], distance: [0.75, 1.1], spread: 0.4 },
      (x, z) => smoothstep(-0.004, -0.012, terrain.height(x, z, 5)) + 0.15 * smoothstep(-0.1, -0.3, x),
    ),
  ];
}

/** Three pyramids of stone courses and three small ones. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  for (const [x, z, half, height] of [
    [0.33, 1.35, 0.163, 0.146],
    [0.05, 1.8, 0.152, 0.143],
    [-0.3, 2.2, 0.077, 0.065],
    [-0.42, 2.12, 0.03, 0.028],
    [-0.5, 2.12, 0.03, 0.026],
    [-0.57, 2.14, 0.03, 0.024],
  ] as const) {
    const steps = 64;
    const rings = Array.from({ length: steps * 2 }, (_, i): [number, number] => [
      half * (1 - Math.ceil(i / 2) / steps),
      (height * Math.floor((i + 1) / 2)) / steps,
    ]);
    buildLathe(buffer, {
      x,
      z,
      ground: terrain.height(x, z, 4) - 0.006,
      profile: [...rings, [0, height]],
      sides: 4,
      rotation: 0.5,
      inks: [2],
    });
  }
}
