import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const drownedValleys: Biome = { buildTerrain, placeProps };

/** Valleys that the sea has filled: long green spurs that run into one another, bays between them. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const [wx, wz] = [x + 0.35 * line(x * 0.5, z * 0.4), z + 0.3 * line(x * 0.5 + 7, z * 0.4)];
      const spurs = ridgedNoise(line, wx * 0.52 + 0.4 * wz + 2.4, wz * 0.36 - 0.2 * wx + 1.3, 3, 1.5);
      const channel = 0.3 * gaussian(0.12 + 0.35 * Math.sin(z * 0.55), 0.28 + 0.04 * z, x) * smoothstep(9, 5, z);
      const land = 0.8 * (spurs - 0.5) - channel - 0.3 * smoothstep(1.9, 1.1, z) + 0.1 * smoothstep(4, 10, z);
      if (land < 0) return Math.max(-0.08, land * 0.6);
      const relief = (0.012 * smoothstep(0, 0.01, land) + land) * (1 + 0.34 * erodedNoise(rock, x * 1.5, z * 1.3, octaves - 0.8));
      const crowns = 0.011 * canopyHeight(x * 60, z * 44, seed) * smoothstep(0.004, 0.03, land) * smoothstep(7, 4, z);
      const head = 0.7 * smoothstep(11, 15, z) * (0.4 + 0.8 * ridgedNoise(line, x * 0.22, z * 0.2, octaves));
      return relief + crowns * wooded(x, z, relief) + head;
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 3, z * 2.4, 4);
      if (height < 0.008) return 3;
      return mix(2 + 0.4 * tone, clamp(0.4 + 0.8 * tone, 0, 1.1), clamp(wooded(x, z, height)));
    },
  };

  /** Share of forest; the rest is pasture. It follows the height too, because a slope that faces us is seen edge-on in depth. */
  function wooded(x: number, z: number, height: number): number {
    const [wx, wz] = [x + 0.3 * fbm(rock, x * 1.7 + 3, z * 1.5, 3), z + 0.3 * fbm(rock, x * 1.6, z * 1.5 + 8, 3)];
    const frayed = 0.24 * fbm(rock, x * 9 + height * 22, z * 7 - height * 26, 4, 0.62);
    return smoothstep(-0.16, 0.04, fbm(line, wx * 1.1 + 4 + height * 2.4, wz * 0.9 - height * 5, 3) + frayed + 0.16);
  }
}

/** A ferry and a few sails. */
function placeProps(): Prop[] {
  return [
    { kind: 'motorYacht', x: 0.28, z: 2.5, size: 0.026, variant: 0 },
    { kind: 'sail', x: 0.02, z: 1.55, size: 0.022, variant: 0 },
    { kind: 'sail', x: 0.34, z: 1.75, size: 0.02, variant: 0, flip: true },
    { kind: 'sail', x: -0.18, z: 2.9, size: 0.022, variant: 0 },
    { kind: 'sail', x: 0.6, z: 4.2, size: 0.024, variant: 0 },
  ];
}
