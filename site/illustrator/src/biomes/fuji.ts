import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const fuji: Biome = { buildTerrain, placeProps };

/** A volcano in one long line, snow on its upper third, over a lake and wooded shores. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const r = (x: number, z: number): number => Math.hypot(x + 0.75, (z - 10.5) * 0.9);
  return {
    height(x, z, octaves) {
      const far = z - 2.5 - 0.4 * fbm(line, x * 0.6 + 3, 0.5, 4);
      const point = 0.13 - Math.hypot((x - 0.78) * 0.34, (z - 1.5) * 0.9) - 0.03 * line(x * 4, z * 4);
      const d = r(x, z);
      const gully = 1 + 0.05 * erodedNoise(rock, Math.atan2(z - 10.5, x + 0.75) * 7, d * 0.7, octaves) * smoothstep(0.2, 1, d);
      const cone = 2.65 * Math.exp(-Math.max(0, d - 0.2) / 1.72) * gully - 0.05 * smoothstep(0.24, 0.08, d) * line(x * 7, z * 7);
      const ridge =
        smoothstep(2.9, 4.2, z) *
        smoothstep(7, 5.4, z) *
        Math.max(0, 0.12 + 0.3 * fbm(line, x * 0.55 + 6, 3.5, 5)) *
        (1 + 0.3 * erodedNoise(rock, x, z, octaves));
      const woods =
        far > 0.02 || point > 0.01 ? 0.009 * canopyHeight(x * 40, z * 30, seed) + 0.008 * canopyHeight(x * 15, z * 11, seed) : 0;
      const land = far > 0 ? 0.006 * smoothstep(0, 0.05, far) + ridge + cone * smoothstep(2.6, 6, z) : Math.max(-0.03, far * 0.2);
      return (
        Math.max(land, point > 0 ? 0.02 * smoothstep(0, 0.08, point) : Math.max(-0.03, point * 0.3)) + woods * smoothstep(1.2, 0.7, cone)
      );
    },
    cover(x, z, height) {
      const d = r(x, z);
      const ragged = 0.34 * fbm(line, Math.atan2(z - 10.5, x + 0.75) * 9, d * 0.5, 4);
      const cone = 2.65 * Math.exp(-Math.max(0, d - 0.2) / 1.72);
      if (cone < 0.55 || z < 5) return clamp(0.5 + 0.9 * fbm(line, x * 7, z * 6, 3), 0, 1.3);
      return mix(2, 3, smoothstep(1.45, 1.62, height + ragged));
    },
  };
}

/** Autumn trees and silver grass on the near point. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const dry = (x: number, z: number): number => smoothstep(0.006, 0.014, terrain.height(x, z, 6));
  return [
    { kind: 'sail', x: -0.12, z: 0.9, size: 0.012, variant: 0 },
    ...scatter('maple', seed, { count: 120, variants: 6, size: [0.016, 0.03], distance: [1.3, 3.2], spread: 0.44 }, dry),
    ...scatter('spruce', seed + 1, { count: 300, variants: 8, size: [0.016, 0.034], distance: [1.3, 3.6], spread: 0.44 }, dry),
  ];
}
