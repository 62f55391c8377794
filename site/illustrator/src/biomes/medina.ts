import { buildBox } from '#src/buildings/box.ts';
import { buildHouse } from '#src/buildings/house.ts';
import { buildMinaret } from '#src/buildings/minaret.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { laneDistances, placeHillTown } from '#src/scenery/placeHillTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const medina: Biome = { buildTerrain, placeBuildings, placeProps };

const mosque = { x: 0.03, z: 0.62 } as const;
const tombs = { x: -0.048, z: 0.2 } as const;

/** A hill of olives and agaves above a town that fills its bowl, low hills behind, a white range far off. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const near =
        0.11 * smoothstep(0.43, 0.1, z + 0.12 * x + 0.03 * line(x * 8, 2.5)) + 0.02 * smoothstep(0.02, -0.1, x) * smoothstep(0.3, 0.16, z);
      const bowl = 0.045 * smoothstep(0.8, 1.7, z) + 0.03 * smoothstep(0.22, 0.6, Math.abs(x - 0.02)) * smoothstep(0.4, 0.7, z);
      const hills =
        smoothstep(1.55, 3.4, z + 0.3 * line(x * 1.4, 1.5)) * (0.1 + 0.16 * fbm(line, x * 0.8 + 4, z * 0.6, 5)) +
        0.2 * smoothstep(4, 8, z) * (0.5 + 0.6 * fbm(line, x * 0.36 + 8, z * 0.24, 5));
      const white =
        1.5 *
        smoothstep(15, 20, z) *
        Math.max(0, 0.42 + 0.62 * ridgedNoise(line, x * 0.12 + 5, z * 0.07, Math.min(9, octaves + 2.4)) - 0.02 * Math.abs(x + 1));
      return (
        near +
        bowl +
        Math.max(0, hills) * (1 + 0.3 * erodedNoise(rock, x * 2, z * 1.6, octaves - 1)) +
        white +
        0.0008 * fbm(line, x * 40, z * 40, 3)
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 10, z * 8, 4);
      if (z > 13) return mix(2 + 0.3 * tone, 3, smoothstep(0.62, 0.95, height + 0.2 * tone + 0.1 * (up - 0.6)));
      if (inTown(x, z)) return 4 + 0.3 * tone;
      if (z < 0.45) return mix(clamp(0.45 + 0.9 * fbm(line, x * 34, z * 26, 4), 0, 1.1), 2, smoothstep(0.1, 0.45, tone) * 0.8);
      return mix(clamp(0.3 + 0.9 * tone, 0, 1), 2, smoothstep(0.05, 0.4, tone + 0.4 * line(x * 2, z * 2)));
    },
    woods: (x, z) => (inTown(x, z) ? 0 : smoothstep(-0.3, 0.3, line(x * 7 + 2, z * 6))),
  };
}

function inTown(x: number, z: number): boolean {
  return z > 0.44 + 0.02 * Math.sin(x * 20) && z < 1.62 + 0.1 * Math.sin(x * 4);
}

const inks = { earth: 5, cream: 6, ochre: 7, white: 8, roof: 9, opening: 10, tile: 11, tomb: 12 } as const;

/** Houses with flat roofs, wall to wall; the green roofs and the minarets of the mosques; the ramparts; ruined tombs close by. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const walls = [inks.cream, inks.earth, inks.ochre, inks.cream, inks.white] as const;
  placeHillTown(seed + 3, terrain, buffer, {
    lanes: laneDistances(0.465, 1.6, 66).filter((z) => z < mosque.z - 0.012 || z > mosque.z + 0.052),
    ends: (z) => [-0.4 * z, 0.4 * z],
    size: [0.0034, 0.0066],
    height: [0.8, 2.4],
    stairs: { at: (z) => [-0.1 + 0.16 * z, 0.16 - 0.1 * z], halfWidth: 0.0008 },
    free: 0.07,
    finish: (chance) => ({ roof: 'flat', inks: [walls[Math.floor(chance * 4.99)], inks.roof, inks.opening] }),
  });
  for (const [from, to] of [
    [-0.4 * mosque.z, mosque.x - 0.052],
    [mosque.x + 0.046, 0.4 * mosque.z],
  ] as const)
    placeHillTown(seed + 4, terrain, buffer, {
      lanes: laneDistances(mosque.z - 0.011, mosque.z + 0.05, 6),
      ends: () => [from, to],
      size: [0.0036, 0.0064],
      height: [0.9, 2],
      free: 0.04,
      finish: (chance) => ({ roof: 'flat', inks: [walls[Math.floor(chance * 4.99)], inks.roof, inks.opening] }),
    });
  greatMosque(buffer, terrain);
  for (const [x, z, tall] of [
    [-0.12, 0.78, 0.03],
    [0.19, 0.86, 0.032],
    [-0.2, 1.05, 0.03],
    [0.1, 1.12, 0.034],
    [-0.02, 1.34, 0.036],
    [0.36, 1.2, 0.034],
    [-0.4, 1.3, 0.034],
    [0.2, 0.56, 0.028],
    [-0.17, 0.54, 0.027],
  ] as const) {
    buildMinaret(buffer, { x, z, ground: terrain.height(x, z, 8), tall: tall * 1.4, inks: [inks.cream, inks.tile, inks.opening] });
    buildHouse(buffer, {
      x: x + 0.011,
      z: z + 0.004,
      ground: terrain.height(x, z, 8),
      width: 0.0072,
      length: 0.009,
      height: 0.0135,
      rotation: 0.08,
      roof: 'hip',
      roofHeight: 0.0072,
      inks: [inks.cream, inks.tile, inks.opening],
    });
  }
  ramparts(buffer, terrain);
  ruin(buffer, terrain.height(tombs.x, tombs.z, 8) - 0.002);
}

/** The great mosque: naves side by side under green tiles around a court, its white minaret, the steep roof of a shrine. */
function greatMosque(buffer: GeometryBuffer, terrain: Terrain): void {
  const ground = terrain.height(mosque.x, mosque.z + 0.02, 8) + 0.004;
  const nave = (dx: number, dz: number, width: number, length: number, height = 0.012): void =>
    buildHouse(buffer, {
      x: mosque.x + dx,
      z: mosque.z + dz,
      ground,
      width,
      length,
      height,
      rotation: 0.04,
      roof: 'gable',
      roofHeight: width * 1.05,
      inks: [inks.cream, inks.tile, inks.opening],
    });
  for (let i = 0; i < 9; i += 1) nave(-0.044 + 0.0082 * i, 0.034, 0.0041, 0.013);
  for (let i = 0; i < 3; i += 1) nave(-0.044 + 0.0082 * i, 0.008, 0.0041, 0.0125);
  for (let i = 6; i < 9; i += 1) nave(-0.044 + 0.0082 * i, 0.008, 0.0041, 0.0125);
  nave(-0.0112, 0.036, 0.0052, 0.019, 0.016);
  buildBox(
    buffer,
    { x: mosque.x - 0.0112, z: mosque.z + 0.008, base: ground - 0.002, width: 0.0122, length: 0.012, height: 0.0036, rotation: 0.04 },
    inks.white,
  );
  for (const dx of [-0.02, -0.003])
    buildHouse(buffer, {
      x: mosque.x + dx,
      z: mosque.z - 0.001,
      ground,
      width: 0.0026,
      length: 0.0026,
      height: 0.0058,
      rotation: 0.04,
      roof: 'hip',
      roofHeight: 0.0034,
      inks: [inks.white, inks.tile, inks.opening],
    });
  buildMinaret(buffer, { x: mosque.x - 0.034, z: mosque.z - 0.006, ground, tall: 0.05, inks: [inks.white, inks.tile, inks.opening] });
  buildHouse(buffer, {
    x: mosque.x + 0.041,
    z: mosque.z + 0.012,
    ground,
    width: 0.0105,
    length: 0.0105,
    height: 0.017,
    rotation: 0.04,
    roof: 'hip',
    roofHeight: 0.019,
    inks: [inks.cream, inks.tile, inks.opening],
  });
  buildMinaret(buffer, { x: mosque.x + 0.056, z: mosque.z + 0.018, ground, tall: 0.046, inks: [inks.cream, inks.tile, inks.opening] });
}

/** A crenellated wall of rammed earth around the near edge of the town. */
function ramparts(buffer: GeometryBuffer, terrain: Terrain): void {
  const at = (i: number): readonly [number, number] => {
    const x = -0.24 + 0.0064 * i;
    return [x, 0.447 + 0.02 * Math.sin(x * 20) - 0.004];
  };
  for (let i = 0; i < 76; i += 1) {
    const [[ax, az], [bx, bz]] = [at(i), at(i + 1)];
    const [middle, ground] = [
      { x: (ax + bx) / 2, z: (az + bz) / 2, rotation: Math.atan2(bz - az, bx - ax) },
      terrain.height((ax + bx) / 2, (az + bz) / 2, 8),
    ];
    const tower = i % 11 === 5;
    buildBox(
      buffer,
      { ...middle, base: ground - 0.004, width: 0.0033, length: tower ? 0.0034 : 0.0008, height: tower ? 0.0142 : 0.011 },
      inks.ochre,
    );
    for (const dx of [-0.0024, -0.0008, 0.0008, 0.0024])
      buildBox(
        buffer,
        {
          ...middle,
          x: middle.x + dx,
          base: ground + (tower ? 0.0102 : 0.007),
          width: 0.0005,
          length: tower ? 0.0034 : 0.0008,
          height: 0.0011,
        },
        inks.ochre,
      );
  }
}

/** Two walls of a tomb without a roof, a pointed arch in the one that faces us. */
function ruin(buffer: GeometryBuffer, ground: number): void {
  const [half, tall, rise, deep] = [0.0052, 0.018, 0.0068, 0.0034];
  const [left, step] = [-0.0128, 0.00052];
  const wallTop = (t: number): number =>
    0.0228 +
    0.0005 * Math.sin(t * 900) +
    0.0008 * Math.sin(t * 310 + 1) -
    (t > 0.0082 ? 0.0062 : t > 0.0066 ? 0.0018 : 0) -
    (t < -0.0108 ? 0.0026 : 0);
  const vault = (t: number): number => (Math.abs(t) >= half ? 0 : tall - rise + rise * (1 - (Math.abs(t) / half) ** 1.9) ** 0.6);
  for (let i = 0; i < 50; i += 1) {
    const [a, b] = [left + step * i, left + step * (i + 1)];
    const strip = (low: (t: number) => number, high: (t: number) => number, near: number, far: number, ink: number): void =>
      fillPolygon(
        buffer,
        [
          [tombs.x + a, ground + low(a), near],
          [tombs.x + b, ground + low(b), near],
          [tombs.x + b, ground + high(b), far],
          [tombs.x + a, ground + high(a), far],
        ],
        ink,
      );
    const upper = (t: number): number => Math.max(vault(t) + 0.0009, wallTop(t));
    for (const depth of [tombs.z, tombs.z + deep]) strip(vault, upper, depth, depth, inks.tomb);
    strip(upper, upper, tombs.z, tombs.z + deep, inks.earth);
    if (Math.abs(a + step / 2) < half) strip(vault, vault, tombs.z, tombs.z + deep, inks.earth);
  }
  for (const side of [-1, 1])
    buildBox(
      buffer,
      { x: tombs.x + side * half, z: tombs.z + deep / 2, base: ground, width: 0.00005, length: deep / 2, height: tall - rise },
      inks.earth,
    );
  buildBox(buffer, { x: tombs.x + left, z: tombs.z + 0.0132, base: ground, width: 0.0017, length: 0.0125, height: 0.0165 }, inks.tomb);
  buildBox(buffer, { x: tombs.x + left, z: tombs.z + 0.0078, base: ground, width: 0.0017, length: 0.007, height: 0.0205 }, inks.tomb);
}

/** Olives on the hills, agaves and grass close by, a few trees in the courts. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = (x: number, z: number): number => (Math.hypot(x - tombs.x, z - tombs.z) < 0.03 ? 0 : (terrain.woods?.(x, z, 0) ?? 0));
  return [
    ...scatter('olive', seed, { count: 90, variants: 8, size: [0.005, 0.008], distance: [0.22, 0.44], spread: 0.4 }, woods),
    ...scatter('bush', seed + 1, { count: 700, variants: 8, size: [0.0012, 0.0032], distance: [0.13, 0.44], spread: 0.4 }, woods),
    ...scatter('olive', seed + 2, { count: 1500, variants: 8, size: [0.007, 0.012], distance: [1.62, 3.6], spread: 0.42 }, woods),
    ...scatter('cypress', seed + 3, { count: 46, variants: 6, size: [0.012, 0.019], distance: [0.3, 1.8], spread: 0.4 }, woods),
    ...scatter('broadleaf', seed + 4, { count: 170, variants: 8, size: [0.007, 0.012], distance: [0.48, 1.5], spread: 0.4 }, () => 0.5),
    ...scatter('datePalm', seed + 5, { count: 16, variants: 7, size: [0.012, 0.017], distance: [0.46, 1.2], spread: 0.36 }, () => 0.5),
    ...scatter('grass', seed + 6, { count: 4200, variants: 9, size: [0.0008, 0.0018], distance: [0.092, 0.3], spread: 0.42 }, (x, z) =>
      Math.hypot(x - tombs.x, z - tombs.z) < 0.016 ? 0 : 0.7,
    ),
    ...scatter(
      'poppy',
      seed + 7,
      { count: 700, variants: 6, size: [0.0006, 0.001], distance: [0.095, 0.26], spread: 0.42 },
      (x, z) => woods(x * 3, z * 3) * 0.8,
    ),
  ];
}
