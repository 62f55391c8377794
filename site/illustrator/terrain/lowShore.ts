import { clamp, ease, mix } from '../ease.ts';
import { canopy } from '../canopy.ts';
import { fbm, gradientNoise } from '../noise.ts';
import type { Terrain } from '../scene.ts';

/** A tidal channel before a low wooded shore. */
export function lagoon(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const far = z - 1.75 - 0.4 * fbm(line, x * 0.7 + 2, 0.5, 4) - 0.24 * x;
      const bar = 0.05 - Math.abs(z - 0.95 - 0.1 * line(x * 2, 4.5)) - 0.16 * ease(-0.28, 0.1, x);
      const woods = ease(0.02, 0.12, far) * (0.014 + 0.01 * fbm(line, x * 4, 2.5, 3) + 0.01 * canopy(x * 26, z * 16, seed));
      const dunes = 0.09 * ease(2.6, 3.6, z) * Math.max(0, 0.3 + fbm(line, x * 0.6, 6.5, 4));
      return Math.max(clamp(far * 0.1, -0.02, 0.003), clamp(bar * 0.06, -0.02, 0.0016)) + woods + dunes;
    },
    cover: (x, z, height) => mix(1.3, 0.4 + 0.5 * line(x * 6, z * 5), ease(0.004, 0.012, height)),
  };
}

/** A canal of still water between two banks of palms. */
export function backwater(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const axis = 0.1 * Math.sin(z * 1.7 + 0.4) * ease(0.15, 1, z) - 0.02 * z;
      const inland = Math.abs(x - axis) - 0.13 - 0.06 * z - 0.03 * line(z * 5, x > axis ? 3.5 : 8.5) + 0.15 * ease(1.8, 3.4, z);
      const land = clamp(inland * 0.12, -0.02, 0.0035);
      const woods = ease(0.03, 0.12, inland) * ease(0.5, 1.2, z) * (0.01 + 0.012 * canopy(x * 30, z * 18, seed)) + 0.02 * ease(2.6, 4, z);
      return land + (inland > 0 ? woods : 0);
    },
    cover: (x, z, height) => mix(1.2, 0.3 + 0.6 * Math.abs(line(x * 9, z * 7)), ease(0.003, 0.008, height)),
    woods: (x, z) => {
      const axis = 0.1 * Math.sin(z * 1.7 + 0.4) * ease(0.15, 1, z) - 0.02 * z;
      const inland = Math.abs(x - axis) - 0.13 - 0.06 * z;
      return ease(0.005, 0.02, inland) * ease(0.5, 0.15, inland);
    },
  };
}

/** A beach that curves away to a headland, reef water in bands before it. */
export function reef(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const edge = 0.016 + 0.07 * z + 0.9 * ease(1.1, 3.2, z) - 1.35 * ease(2.1, 3.1, z) - 0.012 * line(z * 5, 2.5);
      const inland = x - edge + 0.5 * ease(0.11, 0.07, z) * 0.08;
      const shelf = inland < 0 ? Math.max(-0.03, inland * 0.02 * (1 + 0.5 * line(x * 7, z * 9)) - 0.0006) : Math.min(0.004, inland * 0.05);
      const hill = ease(0.05, 0.9, inland) * ease(0.9, 2.2, z) * (0.16 + 0.14 * fbm(line, x * 1.3, z * 1.1, 4));
      const crowns = hill > 0.008 ? 0.012 * canopy(x * 30, z * 22, seed) + 0.01 * canopy(x * 12, z * 9, seed + 2) : 0;
      const isle =
        0.07 * Math.max(0, 1 - Math.hypot((x + 1.5) / 0.5, (z - 5.2) / 0.5)) +
        0.1 * Math.max(0, 1 - Math.hypot((x + 0.2) / 0.9, (z - 8.6) / 0.5));
      return Math.max(shelf + hill + crowns, isle > 0 ? isle * (1 + 0.2 * fbm(line, x * 5, z * 5, octaves - 3)) : -0.03);
    },
    cover: (x, z, height) => mix(1.15 + 0.4 * line(x * 20, z * 20), 0.2 + 0.5 * Math.abs(line(x * 5, z * 4)), ease(0.006, 0.016, height)),
  };
}

/** Open water before a shore that is all houses. */
export function venice(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height: (x, z) =>
      Math.max(
        clamp((z - 1.2) * 0.05, -0.02, 0.001),
        0.004 - 0.2 * Math.hypot((x + 0.42) * 0.3, (z - 0.8) * 1.6) + 0.003 * line(x * 9, z * 9),
      ),
    cover: () => 0.5,
  };
}
