import { buildLathe } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { laneDistances, placeHillTown } from '#src/scenery/placeHillTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const northernTown: Biome = { buildTerrain, placeBuildings, placeProps };

const church = { x: 0.07, z: 0.98 } as const;

/** A low town on a hill by the sea, a long flat mountain across the bay. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const shore = 1.92 + 0.1 * fbm(line, x * 2.4, 0.5, 3) + 0.12 * smoothstep(0.2, 0.9, x) - z;
      if (shore > 0)
        return (
          0.004 * smoothstep(0, 0.03, shore) +
          0.006 +
          0.027 * gaussian(church.x, 0.36, x) * gaussian(church.z, 0.3, z) +
          0.0006 * line(x * 30, z * 24)
        );
      const isle = 0.09 - Math.hypot((x + 0.55) * 0.3, (z - 2.7) * 0.6) - 0.02 * line(x * 4, z * 4);
      const inland = z - 5.4 - 0.35 * fbm(line, x * 0.8, 2.5, 3) + 0.2 * Math.abs(x);
      if (inland < 0) return Math.max(isle > 0 ? 0.012 * smoothstep(0, 0.03, isle) : isle * 0.3, Math.max(-0.05, shore * 0.3, -0.05));
      const shape = 0.68 + 0.16 * fbm(line, x * 0.7 + 5, 1.5, 4) - 0.5 * smoothstep(1.3, 2.4, x) - 0.42 * smoothstep(-1.5, -2.4, x);
      const rise = smoothstep(0.5, 2.7, inland + 0.5 * ridgedNoise(line, x * 1.2 + 2, z * 0.3, octaves) - 0.2);
      const far = 0.5 * smoothstep(8.5, 11, z) * (0.5 + 0.7 * ridgedNoise(line, x * 0.4 + 7, z * 0.3, octaves));
      return 0.02 * smoothstep(0, 0.2, inland) + Math.max(shape * rise * (1 + 0.14 * erodedNoise(rock, x * 1.8, z * 0.9, octaves)), far);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 5, z * 4, 4);
      if (z < 3.4) return clamp(0.4 + 0.7 * tone, 0, 1);
      const bare = smoothstep(0.1, 0.3, height + 0.1 * tone);
      const snow = smoothstep(0.4, 0.72, height + 0.22 * fbm(rock, x * 4, z * 1.6, 4) + 0.2 * (up - 0.7));
      return mix(mix(0.5 + 0.5 * tone, 2, bare), 3, snow);
    },
  };
}

/** Houses under roofs of every colour, and the church with its tower of stepped columns. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const walls = [4, 10, 4, 11, 4, 4] as const;
  const roofs = [5, 6, 7, 8, 9, 5, 8] as const;
  placeHillTown(seed + 3, terrain, buffer, {
    lanes: laneDistances(0.42, 1.86, 44),
    ends: (z) => [-0.32 * z, 0.32 * z],
    size: [0.0042, 0.0078],
    height: [0.75, 1.1],
    stairs: { at: (z) => [church.x - 0.015, church.x, church.x + 0.015, -0.14 * z, 0.21 * z], halfWidth: 0.003 },
    free: 0.2,
    finish: (chance) => ({
      roof: chance < 0.82 ? 'gable' : 'hip',
      inks: [walls[Math.floor(chance * 17) % 6], roofs[Math.floor(chance * 43) % 7], 12],
    }),
  });
  const ground = terrain.height(church.x, church.z, 6) - 0.002;
  const column = (dx: number, dz: number, radius: number, height: number): void =>
    buildLathe(buffer, {
      x: church.x + dx,
      z: church.z + dz,
      ground,
      profile: [
        [radius, 0],
        [radius, height * 0.93],
        [radius * 0.55, height],
        [0, height * 1.01],
      ],
      sides: 6,
      rotation: 0.4,
      inks: [13],
    });
  for (let i = 1; i <= 9; i += 1) {
    const height = 0.05 * Math.exp(-i * 0.2) - 0.003;
    for (const side of [-1, 1]) column(side * (0.0046 + i * 0.0021), 0.0012 * i, 0.00135, height);
  }
  const shaft = (radius: number, profile: string): void =>
    buildLathe(buffer, { ...church, ground, profile: profile.replaceAll('r', radius.toFixed(4)), sides: 8, rotation: 0.39, inks: [13] });
  shaft(0.0058, 'r,0 r,0.05 0.0046,0.055 0.0044,0.062 0.003,0.066 0.0026,0.07 0,0.0785');
  for (const dx of [-0.0042, 0, 0.0042]) column(dx, -0.0052, 0.0013, 0.053 - Math.abs(dx));
  for (let i = -1; i <= 1; i += 1)
    buildLathe(buffer, {
      x: church.x + i * 0.0021,
      z: church.z - 0.0068,
      ground,
      profile: '0.0007,0.03 0.0007,0.046',
      sides: 4,
      rotation: 0,
      inks: [12],
    });
}

/** Birches between the houses, a thicket of them on the near slope. */
function placeProps(seed: number): Prop[] {
  return [
    { kind: 'sail', x: 0.42, z: 2.9, size: 0.02, variant: 0 },
    ...scatter('broadleaf', seed, { count: 240, variants: 8, size: [0.005, 0.0085], distance: [0.34, 1.8], spread: 0.34 }, () => 0.6),
    ...scatter('broadleaf', seed + 1, { count: 70, variants: 8, size: [0.0045, 0.0075], distance: [0.28, 0.43], spread: 0.34 }, () => 0.8),
    ...scatter('bush', seed + 3, { count: 1100, variants: 8, size: [0.0028, 0.0055], distance: [0.25, 0.44], spread: 0.34 }, () => 0.8),
  ];
}
