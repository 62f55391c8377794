import { buildBox } from '#src/buildings/box.ts';
import { buildHouse, type House } from '#src/buildings/house.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const monasteryValley: Biome = { buildTerrain, placeBuildings, placeProps };

const fort = { x: 0.05, z: 0.5, rotation: 0.26 } as const;

/** A bare valley between walls of red granite that close behind it. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const axis = 0.01 + 0.12 * smoothstep(0.7, 2, z);
      const half = 0.13 + 0.05 * line(z * 2.2, 1.5) + 0.06 * smoothstep(0.3, 0.6, z) * smoothstep(1.4, 0.8, z);
      const right = x - axis - half;
      const left = axis - half - x;
      const floor = 0.045 * smoothstep(0.5, 1.9, z) + 0.0012 * fbm(line, x * 40, z * 30, Math.min(4, octaves - 3));
      const side = Math.max(right, left) + 0.03 * fbm(line, x * 5, z * 4, 4);
      const fan = 0.03 * smoothstep(-0.03, 0.16, side);
      const crags = 0.4 + 0.85 * ridgedNoise(line, x * 1.5 + (right > left ? 4.2 : 1.3), z * 1.1 + 2.5, octaves);
      const wall = (right > left ? 0.2 : 0.15) * smoothstep(0.02, 0.36, side) * crags;
      const head = 0.16 * smoothstep(1.5, 2.3, z) * (0.4 + 0.95 * ridgedNoise(line, x * 1.1 + 9, z * 0.9, octaves));
      const far = 0.5 * smoothstep(3.4, 5, z) * (0.4 + 0.9 * ridgedNoise(line, x * 0.5 + 2, z * 0.4, octaves));
      const tall = wall + head * (1 - 0.6 * gaussian(axis, 0.36, x) * smoothstep(3, 1.8, z)) + far;
      return (
        floor +
        fan +
        tall * (1 + 0.14 * erodedNoise(rock, x * 4.2, z * 3, octaves - 1.6)) +
        boulders(x, z, octaves) * smoothstep(0.03, 0.12, tall)
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 9, z * 7, 4);
      const wall = smoothstep(0.97, 0.8, up + 0.08 * tone);
      if (inGarden(x, z)) return 0.5 + 0.4 * tone;
      return mix(
        1 + 0.3 * clamp(0.5 + tone),
        2 + 0.95 * clamp(0.45 + tone + 0.5 * line(x * 2, z * 2)),
        Math.max(wall, smoothstep(0.1, 0.2, height)),
      );
    },
  };

  /** Rounded blocks of granite, with clefts between. */
  function boulders(x: number, z: number, octaves: number): number {
    const fold = (scale: number, share: number): number =>
      Math.min(1, Math.max(0, octaves - Math.log2(scale))) * share * (1 - Math.abs(rock(x * scale + 1.7, z * scale * 0.8)) ** 0.7);
    return -0.03 * (fold(5, 1) + fold(11, 0.55) + fold(24, 0.3) + fold(52, 0.15));
  }
}

function inGarden(x: number, z: number): boolean {
  return x > fort.x - 0.175 && x < fort.x - 0.052 && Math.abs(z - fort.z + 0.012 - 0.26 * (x - fort.x)) < 0.027;
}

const inks = { granite: 4, plaster: 5, roof: 6, opening: 7, path: 8 } as const;

/** The monastery: a square of granite walls, a basilica and low houses inside, a bell tower; the wall of its garden. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const ground = terrain.height(fort.x, fort.z, 8) - 0.002;
  const [cos, sin] = [Math.cos(fort.rotation), Math.sin(fort.rotation)];
  const place = (dx: number, dz: number): { x: number; z: number } => ({
    x: fort.x + dx * cos - dz * sin,
    z: fort.z + dx * sin + dz * cos,
  });
  const box = (dx: number, dz: number, width: number, length: number, height: number, ink: number, top = ink, up = 0): void =>
    buildBox(buffer, { ...place(dx, dz), base: ground + up, width, length, height, rotation: fort.rotation }, ink, top);
  const house = (dx: number, dz: number, size: Pick<House, 'width' | 'length' | 'height'>, turned = false): void =>
    buildHouse(buffer, {
      ...place(dx, dz),
      ...size,
      ground: ground + 0.004,
      rotation: fort.rotation + (turned ? Math.PI / 2 : 0),
      roof: 'gable',
      roofHeight: size.width * 0.5,
      inks: [inks.plaster, inks.roof, inks.opening],
    });
  const [half, deep] = [0.043, 0.038];
  box(0, 0, half, deep, 0.005, inks.granite, inks.path);
  for (const side of [-1, 1]) {
    box(0, side * deep, half, 0.0012, 0.0135, inks.granite);
    box(side * half, 0, 0.0012, deep, 0.0135, inks.granite);
    for (const end of [-1, 1]) box(side * half, end * deep, 0.0034, 0.0034, 0.0158, inks.granite);
  }
  for (let i = -11; i <= 11; i += 1) box(i * 0.0037, -deep, 0.0007, 0.0013, 0.0012, inks.granite, inks.granite, 0.0135);
  for (const dx of [-0.025, 0, 0.025]) box(dx, -deep - 0.0014, 0.0022, 0.0012, 0.0125, inks.granite);
  for (let i = 0; i < 7; i += 1)
    box(-0.032 + i * 0.0105, -deep - 0.0013, 0.0004, 0.0002, 0.0012, inks.opening, inks.opening, 0.0085 + (i % 2) * 0.0016);
  house(0.004, 0.002, { width: 0.0058, length: 0.018, height: 0.0125 }, true);
  house(0.004, 0.002, { width: 0.0098, length: 0.017, height: 0.008 }, true);
  box(-0.0155, 0.002, 0.0029, 0.0029, 0.0235, inks.plaster, inks.plaster, 0.004);
  box(-0.0155, 0.002, 0.0034, 0.0034, 0.0006, inks.plaster, inks.plaster, 0.0205);
  box(-0.0155, 0.002, 0.0018, 0.0018, 0.0028, inks.plaster, inks.roof, 0.0275);
  box(-0.0155, -0.00095, 0.0009, 0.0001, 0.0028, inks.opening, inks.opening, 0.0222);
  for (const [dx, dz, wide, long, tall] of [
    [-0.031, 0.028, 0.009, 0.007, 0.0115],
    [0.004, 0.031, 0.022, 0.005, 0.0138],
    [0.034, 0.022, 0.006, 0.012, 0.0105],
    [0.033, -0.018, 0.0065, 0.014, 0.0082],
    [-0.033, -0.02, 0.007, 0.014, 0.0078],
    [-0.006, -0.028, 0.016, 0.006, 0.0064],
  ] as const)
    buildHouse(buffer, {
      ...place(dx, dz),
      ground: ground + 0.004,
      width: wide,
      length: long,
      height: tall,
      rotation: fort.rotation,
      roof: 'flat',
      inks: [inks.plaster, inks.path, inks.opening],
    });
  for (const [dx, dz, width, length] of [
    [-0.112, -0.034, 0.06, 0.0006],
    [-0.172, -0.012, 0.0006, 0.0225],
  ] as const)
    box(dx, dz, width, length, 0.0042, inks.granite);
}

/** Cypresses, olives and almonds in the garden; a few bushes in the valley; camels that wait at the wall. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const garden = (x: number, z: number): number => (inGarden(x, z) ? 0.9 : 0);
  const valley = (x: number, z: number): number => (terrain.height(x, z, 5) < 0.07 && !inGarden(x, z) ? 0.5 : 0);
  return [
    ...scatter('cypress', seed, { count: 34, variants: 6, size: [0.013, 0.022], distance: [0.43, 0.53], spread: 0.4 }, garden),
    ...scatter('olive', seed + 1, { count: 60, variants: 8, size: [0.006, 0.009], distance: [0.42, 0.53], spread: 0.4 }, garden),
    ...scatter('bush', seed + 2, { count: 260, variants: 8, size: [0.0008, 0.002], distance: [0.2, 1.6], spread: 0.4 }, valley),
    { kind: 'cypress', x: fort.x - 0.062, z: fort.z - 0.052, size: 0.0205, variant: 2 },
    { kind: 'camel', x: fort.x - 0.03, z: fort.z - 0.082, size: 0.0029, variant: 1 },
    { kind: 'camel', x: fort.x - 0.022, z: fort.z - 0.079, size: 0.0028, variant: 3 },
    { kind: 'camel', x: fort.x - 0.013, z: fort.z - 0.083, size: 0.0028, variant: 2, flip: true },
  ];
}
