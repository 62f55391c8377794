import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const sound: Biome = { buildTerrain, placeProps };

/** A deep inlet under one mitred peak; rain forest hangs on the walls, snow lies on the far tops. */
function buildTerrain(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const horn = (x: number, z: number, cx: number, cz: number, wide: number, tall: number): number => {
    const d = Math.hypot(x - cx, (z - cz) * 0.85) / wide;
    const turned = Math.max(Math.abs((x - cx) * 0.8 + (z - cz) * 0.35), Math.abs(-(x - cx) * 0.45 + (z - cz) * 0.7)) / wide;
    return tall * Math.max(0, 1 - 0.45 * d - 0.62 * turned) ** 1.12;
  };
  return {
    height(x, z, octaves) {
      const wx = x + 0.12 * bend(x * 1.2, z * 1.2) + 0.04 * bend(x * 4, z * 4);
      const wz = z + 0.12 * bend(x * 1.2 + 9, z * 1.2);
      const arete = ridgedNoise(bend, wx * 0.8 + 2, wz * 0.7, octaves);
      const mitre = Math.max(horn(wx, wz, -0.42, 4.7, 1.9, 2.05), horn(wx, wz, -1.5, 5.3, 1.7, 1.6), horn(wx, wz, 0.25, 5.2, 1.2, 1.05));
      const left = 1.5 * smoothstep(-0.95, -2.3, x + 0.16 * z * bend(z * 0.5, 0.5)) * smoothstep(1.2, 2.2, z) * smoothstep(5, 3.2, z);
      const right = 1.75 * smoothstep(1.05, 2.5, x - 0.12 * z + 0.3 * bend(z * 0.8, 5.5)) * smoothstep(0.8, 2, z);
      const back =
        smoothstep(6.5, 9.5, z) *
        (0.4 + 1.7 * ridgedNoise(bend, x * 0.3 + 5, z * 0.24, octaves)) *
        smoothstep(0.1, 0.9, Math.abs(x - 0.72));
      const all = Math.max(mitre, left, right, back) * (0.74 + 0.42 * arete);
      return all < 0.012 ? -0.02 + all : all - 0.012 + 0.16 * clamp(all * 2) * erodedNoise(rock, x * 1.7, z * 1.5, octaves - 0.6);
    },
    cover(x, z, height, up) {
      const ragged = 0.14 * fbm(bend, x * 3.4, z * 3, 4);
      const snow = smoothstep(1.15, 1.4, height + ragged + 0.5 * (up - 0.6)) * smoothstep(0.25, 0.5, up + ragged);
      const bare = smoothstep(0.55, 0.95, height + ragged * 1.6 + 0.8 * (0.58 - up));
      return mix(mix(0.3 + 2.2 * ragged, 2, bare), 3, snow);
    },
    woods: (x, z, height) => smoothstep(0.01, 0.03, height) * smoothstep(0.7, 0.4, height) * smoothstep(-0.3, 0.2, bend(x * 3, z * 3)),
  };
}

/** Beech forest on the walls; a boat that shows how high they are. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const trees = treeDensity(terrain);
  return [
    ...scatter(
      'bush',
      seed,
      { count: 9000, variants: 8, size: [0.014, 0.026], distance: [0.8, 6], spread: 0.55 },
      (x, z) => trees(x, z) * smoothstep(0.8, 1, z),
    ),
    { kind: 'sail', x: 0.16, z: 0.85, size: 0.02, variant: 0 },
  ];
}
