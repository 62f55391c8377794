import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe, scaleProfile } from '#src/buildings/lathe.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const domedTomb: Biome = { buildTerrain, placeBuildings, placeProps };

const tomb = { x: 0.03, z: 0.56 } as const;
const inks = { marble: 2, recess: 3, sandstone: 4, shade: 5 } as const;

/** A wide shallow river, a low bank with gardens behind it. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const shore = z - 0.492 - 0.008 * fbm(line, x * 9, 0.5, 3);
      const bar = 0.012 - Math.hypot((x + 0.075) * 0.16, z - 0.235) - 0.003 * line(x * 30, z * 50);
      const land = Math.max(shore, bar);
      return land < 0 ? Math.max(-0.02, land * 0.3) : 0.0012 * smoothstep(0, 0.006, land) + 0.005 * smoothstep(0.004, 0.02, shore);
    },
    cover: (x, z) => clamp((z < 0.4 ? 1 : 0.3) + 0.5 * fbm(line, x * 22, z * 30, 3), 0, 1.4),
  };
}

const onion =
  '1,0 1.06,0.18 1.08,0.4 1.02,0.68 0.86,0.96 0.62,1.22 0.36,1.42 0.16,1.58 0.08,1.72 0.05,1.74 0.09,1.8 0.05,1.86 0.08,1.92 0.02,1.98 0,2.1';

/** The tomb of white marble on its terrace between four minarets, a red hall on either side. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const ground = terrain.height(tomb.x, tomb.z, 6);
  const slab = (dx: number, dz: number, width: number, length: number, from: number, height: number, ink: number): void =>
    buildHouse(buffer, {
      x: tomb.x + dx,
      z: tomb.z + dz,
      ground: ground + from,
      width,
      length,
      height,
      rotation: 0,
      roof: 'flat',
      inks: [ink, ink, ink],
    });
  slab(0, 0, 0.16, 0.05, -0.003, 0.0075, inks.sandstone);
  slab(0, 0, 0.05, 0.047, 0.0045, 0.006, inks.marble);
  const floor = ground + 0.0105;
  body(buffer, floor);
  dome(buffer, tomb.x, floor + 0.0235, tomb.z, 0.0125, 0.0052);
  for (const side of [-1, 1]) {
    for (const dz of [-0.014, 0.016]) dome(buffer, tomb.x + side * 0.0158, floor + 0.0215, tomb.z + dz, 0.0046, 0.003);
    for (const dz of [-0.044, 0.044]) minaret(buffer, tomb.x + side * 0.0475, floor, tomb.z + dz);
    hall(buffer, side * 0.122, ground + 0.0045);
  }
}

/** The eight-sided body: its river front with a great arch between two storeys of smaller ones. */
function body(buffer: GeometryBuffer, floor: number): void {
  buildLathe(buffer, {
    ...tomb,
    ground: floor,
    profile: '0.0305,0 0.0305,0.0212 0.0312,0.0212 0.0312,0.022 0,0.022',
    sides: 8,
    rotation: Math.PI / 8,
    inks: [inks.marble],
  });
  const front = tomb.z - 0.0305 * Math.cos(Math.PI / 8);
  const panel = (half: number, tall: number, depth: number): void =>
    fillPolygon(
      buffer,
      [
        [tomb.x - half, floor, depth],
        [tomb.x + half, floor, depth],
        [tomb.x + half, floor + tall, depth],
        [tomb.x - half, floor + tall, depth],
      ],
      inks.marble,
    );
  panel(0.0102, 0.0255, front - 0.0012);
  arch(buffer, tomb.x, floor + 0.0004, 0.0074, 0.0208, front - 0.0016, inks.recess);
  arch(buffer, tomb.x, floor + 0.0004, 0.0028, 0.0078, front - 0.0019, inks.shade);
  for (const side of [-1, 1]) {
    for (const low of [0.0008, 0.0112]) {
      arch(buffer, tomb.x + side * 0.0202 * 0.92, floor + low, 0.0027, 0.0088, tomb.z - 0.0215, inks.recess);
      arch(buffer, tomb.x + side * 0.0245 * 0.99, floor + low, 0.0015, 0.0082, tomb.z - 0.0176, inks.recess);
    }
    for (const dx of [0.0104, 0.0302])
      buildLathe(buffer, {
        x: tomb.x + side * dx,
        z: dx < 0.02 ? front - 0.001 : tomb.z - 0.0125,
        ground: floor,
        profile: '0.0006,0 0.0006,0.027 0.0009,0.0272 0.0003,0.029 0,0.03',
        sides: 8,
        rotation: 0,
        inks: [inks.marble],
      });
  }
}

/** A dome like an onion on a drum. */
function dome(buffer: GeometryBuffer, x: number, ground: number, z: number, radius: number, drum: number): void {
  buildLathe(buffer, {
    x,
    z,
    ground,
    profile: [
      [radius * 0.94, -0.002],
      [radius * 0.94, drum],
      [radius * 1.02, drum],
      [radius * 1.02, drum * 1.1],
    ],
    sides: 28,
    rotation: 0,
    inks: [inks.marble],
  });
  buildLathe(buffer, {
    x,
    z,
    ground: ground + drum,
    profile: scaleProfile(onion, radius, radius),
    sides: 28,
    rotation: 0,
    inks: [inks.marble],
  });
}

/** A slim round tower with two galleries and a pavilion on top. */
function minaret(buffer: GeometryBuffer, x: number, ground: number, z: number): void {
  const profile =
    '0.0027,0 0.0024,0.0125 0.0032,0.013 0.0032,0.0136 0.0022,0.0137 0.002,0.0245 0.0028,0.025 0.0028,0.0256 0.0018,0.0257 0.0017,0.034 0.0026,0.0346 0.0026,0.0352 0.0012,0.0353 0.0012,0.038 0.0021,0.0381 0.0021,0.0386 0.0016,0.0392 0.0009,0.0408 0,0.0424';
  buildLathe(buffer, { x, z, ground, profile, sides: 14, rotation: 0, inks: [inks.marble] });
}

/** A hall of red sandstone under three white domes. */
function hall(buffer: GeometryBuffer, dx: number, ground: number): void {
  const x = tomb.x + dx;
  buildHouse(buffer, {
    x,
    z: tomb.z,
    ground,
    width: 0.028,
    length: 0.013,
    height: 0.0125,
    rotation: 0,
    roof: 'flat',
    inks: [inks.sandstone, inks.sandstone, inks.sandstone],
  });
  buildHouse(buffer, {
    x,
    z: tomb.z - 0.0012,
    ground,
    width: 0.0078,
    length: 0.013,
    height: 0.0168,
    rotation: 0,
    roof: 'flat',
    inks: [inks.sandstone, inks.sandstone, inks.sandstone],
  });
  arch(buffer, x, ground, 0.0052, 0.0132, tomb.z - 0.0146, inks.shade);
  for (const side of [-1, 1])
    for (const at of [0.0135, 0.0225]) arch(buffer, x + side * at, ground, 0.003, 0.0084, tomb.z - 0.0134, inks.shade);
  for (const [at, radius] of [
    [-0.0165, 0.005],
    [0, 0.0064],
    [0.0165, 0.005],
  ] as const)
    dome(buffer, x + at, ground + 0.0125, tomb.z, radius, 0.0016);
}

/** An opening under a pointed arch. */
function arch(buffer: GeometryBuffer, x: number, low: number, half: number, tall: number, z: number, ink: number): void {
  const spring = low + tall - half * 1.25;
  const bow = Array.from({ length: 11 }, (_, i): Point3 => {
    const t = i / 5 - 1;
    return [x - t * half, spring + half * 1.25 * (1 - Math.abs(t) ** 1.9) ** 0.72, z];
  });
  fillPolygon(buffer, [[x - half, low, z], [x + half, low, z], ...bow], ink);
}

/** Trees of the garden beside the halls, reeds on the sandbar, one boat. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const gardens = (x: number, z: number): number => (terrain.height(x, z, 4) > 0.004 && Math.abs(x - tomb.x) > 0.16 ? 0.9 : 0);
  const behind = (x: number): number => (Math.abs(x - tomb.x) > 0.055 ? 0.8 : 0);
  return [
    { kind: 'gondola', x: -0.035, z: 0.205, size: 0.0036, variant: 0 },
    ...scatter('broadleaf', seed, { count: 150, variants: 8, size: [0.008, 0.015], distance: [0.5, 0.6], spread: 0.42 }, gardens),
    ...scatter('broadleaf', seed + 1, { count: 160, variants: 8, size: [0.01, 0.017], distance: [0.62, 0.8], spread: 0.42 }, behind),
    ...scatter('bush', seed + 2, { count: 220, variants: 8, size: [0.0018, 0.0042], distance: [0.494, 0.51], spread: 0.42 }, () => 0.6),
    ...scatter('grass', seed + 3, { count: 260, variants: 9, size: [0.001, 0.0024], distance: [0.2, 0.26], spread: 0.5 }, (x, z) =>
      terrain.height(x, z, 4) > 0.0004 ? 0.8 : 0,
    ),
  ];
}
