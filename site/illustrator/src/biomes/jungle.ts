import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const jungle: Biome = { buildTerrain, placeProps };

/** Closed forest over low hills, a river, and a volcano that stands alone. */
function buildTerrain(seed: number): Terrain {
  const hill = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const river = (z: number): number => -0.16 + 0.34 * Math.sin(z * 1.25 + 0.6) * smoothstep(0.2, 1.4, z) - 0.03 * z;
  return {
    height(x, z, octaves) {
      const bank = Math.abs(x - river(z)) - (0.05 + 0.03 * Math.sin(z * 2.1) + 0.018 * z) * smoothstep(3.4, 2.2, z);
      if (bank < 0 && z < 3.4) return bank * 0.3;
      const rise = mix(smoothstep(0, 0.5, bank), 1, smoothstep(2.6, 4.2, z));
      const ground =
        0.01 * smoothstep(0, 0.02, bank) +
        rise * (0.12 + 0.2 * fbm(hill, x * 0.9 + 2, z * 0.75, 4)) +
        0.28 * smoothstep(3, 7, z) * (0.5 + 0.8 * fbm(hill, x * 0.4, z * 0.4 + 8, 3));
      const crowns =
        smoothstep(-0.004, 0.012, bank) *
        (0.016 * canopyHeight(x * 42, z * 34, seed) +
          0.009 * canopyHeight(x * 95, z * 80, seed + 3) * smoothstep(3, 1, z) +
          0.011 * canopyHeight(x * 17, z * 14, seed + 5));
      const r = Math.hypot(x - 1.75, (z - 9.5) * 0.8);
      const gully = 1 + 0.16 * erodedNoise(rock, x * 1.6, z * 1.6, octaves - 0.4) * smoothstep(0, 0.5, r);
      const cone = 1.75 * Math.exp(-r / 1.28) * gully * (1 - 0.1 * smoothstep(0.16, 0.03, r));
      return Math.max(0.004, ground) + crowns * mix(1, 0.35, smoothstep(0.5, 0.9, cone)) + cone;
    },
    cover(x, z, height) {
      const tone = fbm(hill, x * 3.2, z * 2.8, 3);
      const crown = 0.5 + 0.5 * hill(x * 31, z * 25);
      return mix(mix(0, 1, smoothstep(-0.3, 0.5, tone + 0.5 * crown - 0.25)), 2, smoothstep(0.7, 1.05, height + 0.2 * tone));
    },
  };
}

/** Emergent crowns over the forest and palms along the river. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const dry = (x: number, z: number): number => smoothstep(0.01, 0.03, terrain.height(x, z, 6));
  return [
    ...scatter('emergent', seed, { count: 70, variants: 7, size: [0.03, 0.05], distance: [0.7, 5], spread: 0.44 }, dry),
    ...scatter(
      'palm',
      seed + 1,
      { count: 130, variants: 8, size: [0.022, 0.036], distance: [0.42, 2.4], spread: 0.44 },
      (x, z) => dry(x, z) * smoothstep(0.16, 0.06, terrain.height(x, z, 6)),
    ),
  ];
}
