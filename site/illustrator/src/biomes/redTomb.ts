import { buildArchOpening } from '#src/buildings/archOpening.ts';
import { buildBox } from '#src/buildings/box.ts';
import { buildLathe, scaleProfile } from '#src/buildings/lathe.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const redTomb: Biome = { buildTerrain, placeBuildings, placeProps };

const tomb = { x: 0.006, z: 0.25 } as const;
const channel = { half: 0.0034, edge: 0.0052, path: 0.0092 } as const;
const basin = { z: 0.078, half: 0.0155 } as const;
const inks = { sandstone: 3, marble: 4, shade: 5, trim: 6, floor: 2 } as const;

/** How far a place lies from the channel and the basin in the middle of the garden; below 0 in the water. */
function fromWater(x: number, z: number): number {
  const across = Math.abs(x - tomb.x);
  return Math.min(z < 0.19 ? across - channel.half : 1, Math.max(across, Math.abs(z - basin.z)) - basin.half);
}

/** A level garden, a channel on its axis that widens to a square basin. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height: (x, z) => (fromWater(x, z) < 0 ? -0.004 : 0.0004),
    cover(x, z) {
      const off = fromWater(x, z);
      const tone = fbm(line, x * 60, z * 40, 3);
      if (off < 0.0016) return 6;
      if (off < 0.007 || Math.abs(z - 0.14) < 0.0042 || z > 0.19) return 2 + 0.2 * clamp(tone);
      return clamp(0.5 + 0.7 * tone, 0, 1.2);
    },
  };
}

const bulb =
  '1,0 1.05,0.16 1.075,0.36 1.04,0.6 0.93,0.86 0.74,1.1 0.5,1.29 0.26,1.42 0.1,1.5 0.05,1.56 0.08,1.63 0.04,1.7 0.07,1.76 0.015,1.86 0,2';

/** The tomb of red sandstone with its white dome, on a platform of arches. */
function placeBuildings(_seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  const box = (dx: number, dz: number, base: number, width: number, length: number, height: number, ink: number, top = ink): void =>
    buildBox(buffer, { x: tomb.x + dx, z: tomb.z + dz, base, width, length, height }, ink, top);
  const opening = (dx: number, dz: number, low: number, half: number, tall: number, ink: number): void =>
    buildArchOpening(buffer, { x: tomb.x + dx, z: tomb.z + dz, low, half, tall, shape: 'pointed' }, ink);
  const front = -0.05;
  box(0, 0, -0.001, 0.053, 0.053, 0.0019, inks.sandstone, inks.floor);
  box(0, 0, 0.0009, 0.05, 0.05, 0.0061, inks.sandstone, inks.floor);
  box(0, front - 0.0001, 0.0066, 0.0504, 0.0006, 0.0004, inks.trim);
  for (let i = -8; i <= 8; i += 1) {
    opening(i * 0.0058, front - 0.0003, 0.0009, 0.00245, 0.0052, inks.trim);
    opening(i * 0.0058, front - 0.0006, 0.0009, i === 0 ? 0.0016 : 0.00215, i === 0 ? 0.0036 : 0.0048, inks.shade);
  }
  const floor = 0.007;
  wing(-1);
  wing(1);
  box(0, 0.004, floor, 0.0225, 0.0175, 0.0205, inks.sandstone);
  box(0, -0.0135, floor, 0.0088, 0.004, 0.0216, inks.sandstone);
  box(0, -0.0136, floor + 0.0206, 0.009, 0.0042, 0.0007, inks.trim);
  opening(0, -0.0177, floor, 0.0071, 0.0186, inks.trim);
  opening(0, -0.018, floor, 0.0063, 0.0178, inks.shade);
  opening(0, -0.0183, floor, 0.0024, 0.0066, inks.trim);
  opening(0, -0.0186, floor, 0.0018, 0.0058, inks.shade);
  for (const dx of [-0.0098, 0.0098]) pinnacle(dx, -0.0178, 0.0238);
  drumAndDome(0, 0.004, floor + 0.0205);
  for (const [dx, dz] of [
    [-0.0172, -0.0125],
    [0.0172, -0.0125],
    [-0.0172, 0.018],
    [0.0172, 0.018],
  ] as const)
    pavilion(dx, dz, floor + 0.0196);

  /** A wing with a chamfered corner: a deep arch to the front, another on the chamfer. */
  function wing(side: -1 | 1): void {
    const at = (dx: number, up: number, dz: number): Point3 => [tomb.x + side * dx, floor + up, tomb.z + dz];
    const wall = (ax: number, az: number, bx: number, bz: number, low: number, high: number, ink: number): void =>
      fillPolygon(buffer, [at(ax, low, az), at(bx, low, bz), at(bx, high, bz), at(ax, high, az)], ink);
    const tall = 0.0196;
    wall(0.0088, -0.0142, 0.0205, -0.0142, 0, tall, inks.sandstone);
    wall(0.0205, -0.0142, 0.0262, -0.0085, 0, tall, inks.sandstone);
    wall(0.0262, -0.0085, 0.0262, 0.018, 0, tall, inks.sandstone);
    fillPolygon(
      buffer,
      [at(0.0088, tall, -0.0142), at(0.0205, tall, -0.0142), at(0.0262, tall, -0.0085), at(0.0262, tall, 0.018), at(0.0088, tall, 0.018)],
      inks.floor,
    );
    wall(0.0088, -0.01445, 0.0206, -0.01445, tall - 0.0007, tall, inks.trim);
    wall(0.0206, -0.01445, 0.0265, -0.0086, tall - 0.0007, tall, inks.trim);
    wall(0.0088, -0.0144, 0.0205, -0.0144, 0.0097, 0.0101, inks.trim);
    for (const low of [0.0006, 0.0106]) {
      opening(side * 0.0146, -0.0145, floor + low, 0.0042, 0.0082, inks.trim);
      opening(side * 0.0146, -0.0148, floor + low, 0.0036, 0.0077, inks.shade);
      chamferArch(low);
    }
    for (const low of [0.0006, 0.0106])
      for (const dx of [0.0096, 0.0196]) opening(side * dx, -0.0146, floor + low, 0.0006, 0.0072, inks.shade);

    function chamferArch(low: number): void {
      const points = Array.from({ length: 9 }, (_, i): Point3 => {
        const t = i / 4 - 1;
        const along = 0.5 - 0.3 * t;
        return at(
          0.0205 + 0.0057 * along - 0.0002,
          low + 0.0052 + 0.0024 * (1 - Math.abs(t) ** 1.9) ** 0.72,
          -0.0142 + 0.0057 * along - 0.0004,
        );
      });
      fillPolygon(
        buffer,
        [
          at(0.0205 + 0.0057 * 0.2, low, -0.0142 + 0.0057 * 0.2 - 0.0004),
          at(0.0205 + 0.0057 * 0.8, low, -0.0142 + 0.0057 * 0.8 - 0.0004),
          ...points,
        ],
        inks.shade,
      );
    }
  }

  function drumAndDome(dx: number, dz: number, base: number): void {
    const place = { x: tomb.x + dx, z: tomb.z + dz, rotation: 0 };
    buildLathe(buffer, {
      ...place,
      ground: base,
      profile: '0.0128,0 0.0128,0.0016 0.0112,0.0016 0.0112,0.0062 0.0118,0.0063 0.0118,0.007',
      sides: 32,
      inks: [inks.sandstone, inks.sandstone, inks.sandstone, inks.trim],
    });
    for (let i = -3; i <= 3; i += 1) {
      const angle = (i * Math.PI) / 8;
      opening(Math.sin(angle) * 0.0114, dz - Math.cos(angle) * 0.0116, base + 0.0024, 0.0011 * Math.cos(angle), 0.0034, inks.shade);
    }
    buildLathe(buffer, { ...place, ground: base + 0.007, profile: scaleProfile(bulb, 0.0113, 0.0112), sides: 36, inks: [inks.marble] });
  }

  /** A small pavilion of columns under its own white dome. */
  function pavilion(dx: number, dz: number, base: number): void {
    const place = { x: tomb.x + dx, z: tomb.z + dz, rotation: 0.39 };
    buildLathe(buffer, {
      ...place,
      ground: base,
      profile: '0.0036,0 0.0036,0.0008 0.0026,0.0008 0.0026,0.0042',
      sides: 8,
      inks: [inks.sandstone, inks.sandstone, inks.shade],
    });
    for (let i = 0; i < 8; i += 1) {
      const angle = 0.39 + (i * Math.PI) / 4;
      buildLathe(buffer, {
        x: place.x + Math.cos(angle) * 0.0031,
        z: place.z + Math.sin(angle) * 0.0031,
        ground: base,
        profile: '0.0003,0 0.0003,0.0044',
        sides: 4,
        rotation: 0,
        inks: [inks.sandstone],
      });
    }
    buildLathe(buffer, { ...place, ground: base, profile: '0.0046,0.0042 0.0032,0.0049 0.0032,0.0054', sides: 8, inks: [inks.sandstone] });
    buildLathe(buffer, { ...place, ground: base + 0.0054, profile: scaleProfile(bulb, 0.0031, 0.003), sides: 20, inks: [inks.marble] });
  }

  function pinnacle(dx: number, dz: number, tall: number): void {
    buildLathe(buffer, {
      x: tomb.x + dx,
      z: tomb.z + dz,
      ground: floor,
      profile: [
        [0.0006, 0],
        [0.0006, tall * 0.94],
        [0.0011, tall * 0.96],
        [0.0003, tall],
        [0, tall * 1.06],
      ],
      sides: 8,
      rotation: 0,
      inks: [inks.sandstone],
    });
  }
}

/** Trees on both sides of the garden, hedges along the paths, kites over the dome. */
function placeProps(seed: number): Prop[] {
  const sides = (x: number): number => (Math.abs(x - tomb.x) > 0.056 ? 0.9 : 0);
  const lawn = (x: number, z: number): number => (fromWater(x, z) > 0.03 && Math.abs(z - 0.14) > 0.008 ? 0.7 : 0);
  const hedge = Array.from({ length: 22 }, (_, i): Prop[] =>
    [-1, 1].map((side) => ({
      kind: 'bush',
      x: tomb.x + side * (i < 8 ? 0.03 : 0.0125),
      z: i < 8 ? 0.058 + 0.006 * i : 0.1 + 0.0062 * (i - 8),
      size: 0.0015 + 0.0003 * (i % 3),
      variant: i % 8,
    })),
  ).flat();
  return [
    ...hedge,
    ...scatter('broadleaf', seed, { count: 70, variants: 8, size: [0.014, 0.026], distance: [0.2, 0.42], spread: 0.44 }, sides),
    ...scatter('broadleaf', seed + 1, { count: 120, variants: 8, size: [0.01, 0.018], distance: [0.32, 0.5], spread: 0.44 }, () => 0.8),
    ...scatter('datePalm', seed + 2, { count: 12, variants: 7, size: [0.013, 0.02], distance: [0.16, 0.26], spread: 0.42 }, sides),
    ...scatter('broadleaf', seed + 3, { count: 16, variants: 8, size: [0.007, 0.012], distance: [0.1, 0.19], spread: 0.42 }, (x, z) =>
      Math.abs(x - tomb.x) > 0.045 ? lawn(x, z) : 0,
    ),
    ...scatter('bush', seed + 4, { count: 60, variants: 8, size: [0.0008, 0.0018], distance: [0.05, 0.19], spread: 0.42 }, lawn),
    { kind: 'condor', x: 0.058, z: 0.3, size: 0.0017, variant: 0, lift: 0.052 },
    { kind: 'condor', x: 0.072, z: 0.34, size: 0.0014, variant: 0, lift: 0.066, flip: true },
    { kind: 'condor', x: -0.075, z: 0.36, size: 0.0014, variant: 0, lift: 0.06 },
  ];
}
