import { buildHighRise } from '#src/buildings/highRise.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const skyline: Biome = { buildTerrain, placeBuildings, placeProps };

const landmark = { x: 0.14, z: 4.2 } as const;
const volcano = { x: -7.5, z: 92 } as const;

/** A bay, a level city on its far shore, low ranges and one white cone beyond them. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const shore = z - 3.1 - 0.06 * line(x * 2, 3.5);
      if (shore < 0) return Math.max(-0.03, shore * 0.2);
      const plain = 0.004 * smoothstep(0, 0.02, shore);
      const range =
        smoothstep(48, 66, z) *
        smoothstep(96, 76, z) *
        Math.max(0, 0.75 + 0.75 * fbm(line, x * 0.09 + 2, z * 0.03, Math.min(6, octaves + 4)));
      const d = Math.hypot(x - volcano.x, (z - volcano.z) * 0.6);
      const cone = 3.9 * Math.exp(-Math.max(0, d - 0.35) / 5.6) * (1 + 0.03 * line(x * 1.4, z));
      return plain + Math.max(range, cone * smoothstep(60, 84, z));
    },
    cover(x, z, height) {
      if (z < 40) return 0;
      return 1 + smoothstep(1.7, 2.2, height + 0.35 * fbm(line, x * 0.8, z * 0.3, 4)) * smoothstep(70, 84, z);
    },
  };
}

/** Towers in five rows, higher in two clusters, a good part of their windows lit. */
function placeBuildings(seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (const [row, z] of [7.6, 6.3, 5.2, 4.3, 3.6, 3.24].entries()) {
    for (let x = -0.26 * z; x < 0.26 * z;) {
      const half = 0.009 + 0.02 * next();
      const across = (x + half) / z;
      const cluster =
        Math.exp(-(((across - 0.125) / 0.05) ** 2)) +
        0.85 * Math.exp(-(((across + 0.135) / 0.05) ** 2)) +
        0.5 * Math.exp(-(((across + 0.01) / 0.035) ** 2));
      const tall =
        (0.018 + 0.06 * next() ** 2 + 0.24 * cluster * next() ** 1.6) *
        (row === 5 || (row > 2 && Math.abs(across - landmark.x / landmark.z) < 0.03) ? 0.4 : 1);
      const front = 3 + Math.floor(next() * 2.99);
      buildHighRise(buffer, { x: x + half, z, ground: 0.002, half, height: tall, inks: [front, 6, 7, 8], windows: [0.1, 0.42] }, next);
      x += half * 2 + 0.05 * next() ** 3;
    }
  }
}

/** A tower of steel lattice in orange light, trees along the shore, a boat with lanterns. */
function placeProps(seed: number): Prop[] {
  return [
    { kind: 'latticeTower', ...landmark, size: 0.333, variant: 0 },
    { kind: 'lanternBoat', x: -0.036, z: 0.62, size: 0.0086, variant: 1 },
    { kind: 'lanternBoat', x: 0.2, z: 1.5, size: 0.0088, variant: 2, flip: true },
    ...scatter('bush', seed, { count: 260, variants: 8, size: [0.008, 0.017], distance: [3.12, 3.22], spread: 0.25 }, () => 0.8),
  ];
}
