import { canopyHeight } from '#src/math/canopy.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const lagoon: Biome = { buildTerrain, placeProps };

/** A tidal channel in front of a low wooded shore. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const far = z - 1.75 - 0.4 * fbm(line, x * 0.7 + 2, 0.5, 4) - 0.24 * x;
      const bar = 0.05 - Math.abs(z - 0.95 - 0.1 * line(x * 2, 4.5)) - 0.16 * smoothstep(-0.28, 0.1, x);
      const woods = smoothstep(0.02, 0.12, far) * (0.014 + 0.01 * fbm(line, x * 4, 2.5, 3) + 0.01 * canopyHeight(x * 26, z * 16, seed));
      const dunes = 0.09 * smoothstep(2.6, 3.6, z) * Math.max(0, 0.3 + fbm(line, x * 0.6, 6.5, 4));
      return Math.max(clamp(far * 0.1, -0.02, 0.003), clamp(bar * 0.06, -0.02, 0.0016)) + woods + dunes;
    },
    cover: (x, z, height) => mix(1.3, 0.4 + 0.5 * line(x * 6, z * 5), smoothstep(0.004, 0.012, height)),
  };
}

/** A dhow on its way home, another far out, mangroves along the shore. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  return [
    { kind: 'dhow', x: 0.055, z: 0.36, size: 0.062, variant: 2 },
    { kind: 'dhow', x: -0.32, z: 1.3, size: 0.05, variant: 4 },
    { kind: 'dhow', x: -0.2, z: 1.55, size: 0.046, variant: 1, flip: true },
    ...scatter('palm', seed, { count: 60, variants: 7, size: [0.024, 0.04], distance: [1.5, 2.6], spread: 0.44 }, (x, z) =>
      smoothstep(0.004, 0.01, terrain.height(x, z, 6)),
    ),
  ];
}
