import { buildHouse } from '#src/buildings/house.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const walls: Biome = { buildTerrain, placeBuildings, placeProps };

/** Small fields between walls of dry stone on a plateau that breaks off into the sea. */
function buildTerrain(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const edge = (z: number): number =>
    -0.06 + 0.33 * Math.sin(z * 1.15 + 2.5) * smoothstep(0.2, 0.8, z) + 0.05 * bend(z * 4, 0.5) + 0.016 * bend(z * 15, 3.5) - 0.16 * z;
  const inland = (x: number, z: number): number => x - edge(z) + 0.012 * bend(x * 30, z * 30);
  const ground = (x: number, z: number): number =>
    0.075 + 0.022 * bend(x * 1.6 + 2, z * 1.2) + 0.05 * smoothstep(0.1, 1.1, x - 0.12 * z) - 0.02 * smoothstep(1.6, 4, z);
  const wall = (x: number, z: number): number => {
    const wx = (x + 0.03 * bend(x * 5, z * 5)) * 1.05 + 0.4 * z;
    const wz = z - 0.5 * x + 0.06 * bend(x * 3 + 7, z * 3);
    const row = Math.floor(wz * 13);
    const across = wx * 11 + row * 0.37 + 0.3 * bend(row * 1.7, Math.floor(wx * 2));
    const near = Math.min(Math.abs(wz * 13 - Math.round(wz * 13)) / 13, Math.abs(across - Math.round(across)) / 11);
    return smoothstep(0.0026, 0.0012, near) * smoothstep(0.006, 0.016, inland(x, z));
  };
  return {
    height(x, z, octaves) {
      const d = inland(x, z);
      if (z > 5.2) return Math.max(-0.02, 0.16 * fbm(bend, x * 0.3 + 4, 1.5, 4) * smoothstep(9, 12, z) - 0.02);
      if (d < 0) return Math.max(-0.03, d * 0.7 - 0.002);
      const cliff = smoothstep(0, 0.018 + 0.02 * z, d + 0.004 * bend(z * 40, x * 40));
      const ledge = 0.3 * erodedNoise(rock, x * 9, z * 7, octaves - 3) * (1 - cliff);
      return (
        ground(x, z) * (cliff * 0.93 + 0.07 * smoothstep(0, 0.3, d)) * (1 + ledge) +
        0.0017 * wall(x, z) * smoothstep(3, 1.5, z) * (1 + 0.4 * bend(x * 900, z * 900))
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(bend, x * 9, z * 8, 4);
      const d = inland(x, z);
      if (d < 0.03 + 0.02 * z && up < 0.8) return 2.2 + 0.5 * Math.abs(Math.sin(height * 420 + 3 * tone));
      const w = wall(x, z) * smoothstep(4.4, 2, z);
      const wx = (x + 0.03 * bend(x * 5, z * 5)) * 1.05 + 0.4 * z;
      const row = Math.floor((z - 0.5 * x + 0.06 * bend(x * 3 + 7, z * 3)) * 13);
      const lot = bend(row * 3.7 + 0.4, Math.floor(wx * 11 + row * 0.37) * 2.3 + 0.7);
      const bare = smoothstep(0.12, 0.4, fbm(bend, x * 3 + 9, z * 2.4, 4) - 0.9 * smoothstep(0.35, 0.08, d));
      return mix(mix(clamp(0.5 + 0.9 * lot + 0.3 * tone), 1.8, clamp(bare * 0.7)), 2.9, w);
    },
  };
}

/** Grass on the brink. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  return Array.from({ length: 520 }, (_, i): Prop => {
    const z = 0.13 + 0.14 * ((i * 0.618) % 1);
    const x = (((i * 0.7548 + seed * 0.1) % 1) * 2 - 1) * z * 0.44;
    return { kind: 'grass', x, z, size: terrain.height(x, z, 6) > 0.05 ? 0.0011 : 0.00001, variant: i % 9 };
  });
}

/** Three white cottages with slate roofs, far apart. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  for (const [x, z, rotation] of [
    [0.14, 0.5, 1.45],
    [0.163, 0.515, 1.3],
    [0.52, 1.35, 1.7],
    [0.12, 1.75, 1.5],
  ] as const)
    buildHouse(buffer, {
      x,
      z,
      ground: terrain.height(x, z, 8),
      width: 0.0034,
      length: 0.0075,
      height: 0.0036,
      rotation,
      roof: 'gable',
      roofHeight: 0.003,
      inks: [4, 5, 6],
    });
}
