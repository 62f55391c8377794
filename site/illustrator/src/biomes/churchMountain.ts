import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const churchMountain: Biome = { buildTerrain, placeProps };

/** One steep green mountain in thin beds of rock on its own spit, still water before it, a snowy range beyond the bay. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const dx = (x - 0.26 - 0.1 * (z - 2.1)) / (x > 0.26 ? 0.74 : 0.6);
      const dz = (z - 2.15) / 0.5;
      const d = Math.hypot(dx, dz) * (1 + 0.07 * fbm(line, x * 3 + 1, z * 3, 3));
      const peak = d < 1 ? 0.56 * (0.06 * smoothstep(1, 0.8, d) + 0.94 * (1 - clamp(d) ** 0.85) ** 1.25) : 0;
      const beds = peak * 34;
      const stepped = (Math.floor(beds) + smoothstep(0.35, 0.85, beds - Math.floor(beds))) / 34;
      const mountain =
        mix(peak, stepped, 0.16 * smoothstep(0.05, 0.12, peak)) * (1 + 0.3 * erodedNoise(rock, x * 3.4, z * 3.4, octaves - 1));
      const inland = z - 4.6 - 0.4 * fbm(line, x * 0.8, 3.5, 4) - 0.5 * smoothstep(0, -1.6, x);
      const range =
        inland > 0 ? 0.02 + 0.86 * smoothstep(0, 2.6, inland) * (0.24 + 0.8 * ridgedNoise(line, x * 0.42 + 3, z * 0.32, octaves + 0.4)) : 0;
      const bank = 0.0065 * smoothstep(0.012, -0.02, z - 0.13 - 0.1 * x * x * 20 + 0.024 * line(x * 22, 2.5)) - 0.0012;
      const spit = d < 1.16 ? 0.005 * smoothstep(1.16, 1.05, d) - 0.001 : -0.02;
      return Math.max(mountain > 0 ? mountain + 0.003 : -0.02, range - 0.012, z < 0.4 && bank > -0.0011 ? bank : -0.02, spit);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 9, z * 7, 4);
      if (z < 0.4) return clamp(0.4 + 0.6 * fbm(line, x * 90, z * 60, 3), 0, 1);
      if (z > 4) return mix(1.6 + 0.6 * tone, 3, smoothstep(0.34, 0.5, height + 0.12 * tone + 0.2 * (up - 0.8)));
      const bare = smoothstep(0.8, 0.62, up + 0.12 * tone) + 0.5 * smoothstep(0.36, 0.46, height + 0.05 * tone);
      return mix(
        clamp(0.4 + 0.7 * tone, 0, 1),
        2,
        clamp(bare + 0.5 * smoothstep(0.4, 1, Math.sin(height * 320 + 3 * tone)) * smoothstep(0.1, 0.2, height)),
      );
    },
  };
}

/** Lupins and grass on the near bank. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const bank = (x: number, z: number): number => smoothstep(0.0005, 0.002, terrain.height(x, z, 6));
  return [
    ...scatter(
      'lupin',
      seed + 1,
      { count: 1500, variants: 6, size: [0.0007, 0.0012], distance: [0.042, 0.16], spread: 0.42 },
      (x, z) => bank(x, z) * smoothstep(0, 0.5, Math.sin(x * 160 + 1) * Math.cos(z * 120)),
    ),
    ...scatter('grass', seed, { count: 4200, variants: 9, size: [0.0005, 0.001], distance: [0.042, 0.17], spread: 0.42 }, bank),
  ];
}
