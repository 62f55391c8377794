import { buildBox } from '#src/buildings/box.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { placeWideTown } from '#src/scenery/placeWideTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const acropolis: Biome = { buildTerrain, placeBuildings, placeProps };

const rock = { x: 0.004, z: 0.66, wide: 0.142, deep: 0.08, top: 0.07 } as const;
const peak = { x: 0.5, z: 2.3 } as const;

/** How far a place lies from the middle of the rock; 1 at its edge. */
function distanceFromRock(x: number, z: number): number {
  const [dx, dz] = [(x - rock.x) / rock.wide, (z - rock.z) / rock.deep];
  return (Math.abs(dx) ** 2.4 + Math.abs(dz) ** 2.4) ** (1 / 2.4);
}

/** A table of rock above a city that fills its plain, a pointed hill in the city, mountains around it. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rough = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const d = distanceFromRock(x, z) + 0.05 * fbm(line, x * 22, z * 22, 3);
      const talus = 0.036 * smoothstep(1.75, 1.06, d);
      const cliff =
        0.034 * smoothstep(1.1, 0.99, d) * (1 + 0.16 * erodedNoise(rough, x * 60, z * 60, octaves - 5) * smoothstep(0.92, 1.02, d));
      const near = 0.017 * smoothstep(0.5, 0.26, z) * (0.8 + 0.5 * line(x * 5, z * 5)) + 0.006 * smoothstep(0.62, 0.4, z);
      const pointed =
        0.15 * Math.exp(-Math.hypot(x - peak.x, (z - peak.z) * 0.7) / 0.17) + 0.02 * gaussian(peak.x, 0.5, x) * gaussian(peak.z, 0.6, z);
      const range = (from: number, tall: number, salt: number): number =>
        tall *
        smoothstep(from, from * 1.3, z) *
        Math.max(0, 0.45 + 0.75 * fbm(line, (x / from) * 1.6 + salt, salt, Math.min(6, octaves + 1)));
      const summit =
        0.95 * Math.exp(-Math.abs(x - 4.4) / 2.6) * smoothstep(13, 16, z) * (1 + 0.1 * ridgedNoise(line, x * 0.8, z * 0.4, octaves));
      return talus + cliff + near + pointed + Math.max(range(8, 0.34, 3), range(13, 0.62, 12), summit) + 0.0009 * line(x * 30, z * 24);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 12, z * 10, 4);
      if (z > 6) return mix(0.9 + 0.6 * tone, 2, smoothstep(0.3, 0.7, height + 0.1 * tone));
      if (z > 1.9 && height > 0.05) return mix(0.2 + 0.3 * tone, 2, smoothstep(0.125, 0.15, height));
      if (z > 0.86 && height < 0.03) return 3 + 0.3 * tone;
      const d = distanceFromRock(x, z);
      if (d < 1) return up > 0.9 ? 3.2 + 0.4 * tone : 2;
      return mix(clamp(0.3 + 0.7 * tone, 0, 1.3), 2, smoothstep(0.84, 0.66, up + 0.05 * tone) * smoothstep(1.25, 1.1, d));
    },
    woods: (x, z, height) =>
      height > 0.002 && distanceFromRock(x, z) > 1.12 && z < 0.9 ? smoothstep(-0.3, 0.25, line(x * 9, z * 9) + 0.06) : 0,
  };
}

const inks = { marble: 4, shade: 5, wall: 6, house: 7, cream: 8, roof: 9, opening: 10 } as const;

/** A turned frame: along a temple, and across it. */
type Frame = { x: number; z: number; base: number; rotation: number };

/** The city, the walls of the rock, and on it the Parthenon, the Erechtheion, the Propylaia with the temple of Nike. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  placeWideTown(seed + 3, terrain, buffer, {
    count: 9000,
    distance: [0.92, 4.4],
    spread: 0.33,
    size: [0.0065, 0.0115],
    height: [0.8, 1.5],
    density: (x, z) => (terrain.height(x, z, 4) > 0.062 ? 0 : 0.9),
    finish: (chance) => ({
      roof: chance > 0.86 ? 'hip' : 'flat',
      inks: [chance * 7 - Math.floor(chance * 7) < 0.6 ? inks.house : inks.cream, chance > 0.86 ? inks.roof : inks.house, inks.opening],
    }),
  });
  circuitWall(buffer, terrain);
  const top = rock.top - 0.0005;
  parthenon(buffer, { x: 0.046, z: 0.648, base: top + 0.002, rotation: 0.5 });
  erechtheion(buffer, { x: -0.022, z: 0.7, base: top, rotation: 0.5 });
  chapel(buffer, terrain);
  propylaia(buffer, { x: -0.1, z: 0.622, base: top - 0.006, rotation: 0.5 });
}

/** The white chapel on the pointed hill. */
function chapel(buffer: GeometryBuffer, terrain: Terrain): void {
  const base = terrain.height(peak.x, peak.z, 8) - 0.006;
  buildBox(buffer, { ...peak, base, width: 0.008, length: 0.008, height: 0.015 }, inks.house, inks.roof);
  buildBox(buffer, { x: peak.x + 0.012, z: peak.z, base, width: 0.0022, length: 0.0022, height: 0.024 }, inks.house);
}

/** The walls that carry the rim of the rock, with buttresses. */
function circuitWall(buffer: GeometryBuffer, terrain: Terrain): void {
  const corners = Array.from({ length: 49 }, (_, i): readonly [number, number] => {
    const angle = Math.PI * (1.04 + (0.92 * i) / 48);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const ragged = 0.985 + 0.02 * Math.sin(i * 1.7) * Math.sin(i * 0.6);
    return [
      rock.x + rock.wide * ragged * Math.sign(c) * Math.abs(c) ** (1 / 1.2),
      rock.z + rock.deep * ragged * Math.sign(s) * Math.abs(s) ** (1 / 1.2),
    ];
  });
  const rim = (i: number): number => rock.top + 0.0018 - (i < 7 ? 0.0007 * (7 - i) : 0);
  for (let i = 0; i + 1 < corners.length; i += 1) {
    const [[ax, az], [bx, bz]] = [corners[i], corners[i + 1]];
    const low = Math.min(terrain.height(ax, az, 8), terrain.height(bx, bz, 8), rock.top - 0.01) - 0.008 - 0.003 * Math.sin(i * 0.9);
    const wall: Point3[] = [
      [ax, low, az],
      [bx, low, bz],
      [bx, rim(i + 1), bz],
      [ax, rim(i), az],
    ];
    fillPolygon(buffer, wall, inks.wall);
    if (i % 5 === 2)
      buildBox(buffer, { x: ax, z: az - 0.0012, base: low, width: 0.0016, length: 0.0016, height: rim(i) - low - 0.0022 }, inks.wall);
  }
}

function buildIn(buffer: GeometryBuffer, frame: Frame) {
  const [cos, sin] = [Math.cos(frame.rotation), Math.sin(frame.rotation)];
  const place = (along: number, across: number): { x: number; z: number } => ({
    x: frame.x + along * cos - across * sin,
    z: frame.z + along * sin + across * cos,
  });
  return {
    block(along: number, across: number, up: number, [width, length, height]: readonly [number, number, number], ink: number): void {
      buildBox(buffer, { ...place(along, across), base: frame.base + up, width, length, height, rotation: frame.rotation }, ink);
    },
    column(along: number, across: number, up: number, radius: number, height: number): void {
      const profile: [number, number][] = [
        [radius, 0],
        [radius * 0.8, height * 0.93],
        [radius * 1.2, height * 0.97],
        [radius * 1.2, height],
      ];
      buildLathe(buffer, { ...place(along, across), ground: frame.base + up, profile, sides: 10, rotation: 0.2, inks: [inks.marble] });
    },
    /** A triangle over one end. */
    gable(along: number, half: number, up: number, rise: number): void {
      const at = (across: number, height: number): Point3 => {
        const { x, z } = place(along, across);
        return [x, frame.base + height, z];
      };
      fillPolygon(buffer, [at(-half, up), at(half, up), at(0, up + rise)], inks.marble);
    },
  };
}

/** Eight columns by seventeen under what is left of the entablature, both gables broken. */
function parthenon(buffer: GeometryBuffer, frame: Frame): void {
  const { block, column, gable } = buildIn(buffer, frame);
  const [half, deep] = [0.0345, 0.0152];
  for (let step = 0; step < 3; step += 1)
    block(0, 0, step * 0.00055, [half + 0.0019 - step * 0.0007, deep + 0.0019 - step * 0.0007, 0.00056], inks.marble);
  const floor = 0.00165;
  const tall = 0.0104;
  for (let i = 0; i < 17; i += 1) for (const side of [-1, 1]) column(-half + (2 * half * i) / 16, side * deep, floor, 0.00098, tall);
  for (let i = 1; i < 7; i += 1) for (const end of [-1, 1]) column(end * half, -deep + (2 * deep * i) / 7, floor, 0.00098, tall);
  for (let i = 0; i < 6; i += 1)
    for (const end of [-1, 1]) column(end * (half - 0.005), -0.0095 + (0.019 * i) / 5, floor, 0.0008, tall * 0.96);
  block(-0.012, 0, floor, [0.0125, 0.0098, 0.0086], inks.shade);
  block(0.017, 0.0094, floor, [0.0125, 0.0006, 0.0064], inks.shade);
  const beam = floor + tall;
  for (const side of [-1, 1]) block(0, side * deep, beam, [half + 0.0011, 0.001, 0.0032], inks.marble);
  for (const end of [-1, 1]) block(end * half, 0, beam, [0.001, deep + 0.0011, 0.0032], inks.marble);
  for (const side of [-1, 1]) block(0, side * (deep + 0.0003), beam + 0.0032, [half + 0.0016, 0.0013, 0.0004], inks.marble);
  for (const end of [-1, 1]) {
    block(end * (half + 0.0003), 0, beam + 0.0032, [0.0013, deep + 0.0016, 0.0004], inks.marble);
    gable(end * half, deep + 0.0006, beam + 0.0036, 0.0031);
  }
}

/** A small temple of Ionic columns with a porch at its side. */
function erechtheion(buffer: GeometryBuffer, frame: Frame): void {
  const { block, column, gable } = buildIn(buffer, frame);
  block(0, 0, 0, [0.0118, 0.006, 0.0009], inks.marble);
  block(-0.001, 0, 0.0009, [0.0095, 0.0052, 0.0066], inks.marble);
  for (let i = 0; i < 6; i += 1) column(0.0108, -0.005 + 0.002 * i, 0.0009, 0.00042, 0.0066);
  for (let i = 0; i < 4; i += 1) column(-0.0108, -0.005 + 0.0033 * i, 0.0022, 0.00042, 0.0053);
  block(0, 0, 0.0075, [0.0117, 0.0058, 0.0017], inks.marble);
  for (const end of [-1, 1]) gable(end * 0.0114, 0.0058, 0.0092, 0.0016);
  block(-0.006, -0.0078, 0, [0.0028, 0.0018, 0.002], inks.marble);
  for (let i = 0; i < 4; i += 1) column(-0.0082 + 0.00148 * i, -0.0092, 0.002, 0.00034, 0.0025);
  block(-0.006, -0.0078, 0.0045, [0.003, 0.002, 0.0009], inks.marble);
}

/** The gate: six columns between two wings, and the temple of Nike on its bastion. */
function propylaia(buffer: GeometryBuffer, frame: Frame): void {
  const { block, column, gable } = buildIn(buffer, frame);
  block(0, 0, -0.026, [0.012, 0.0125, 0.027], inks.wall);
  for (let i = 0; i < 6; i += 1) for (const end of [-0.0102, 0.0088]) column(end, -0.009 + 0.0036 * i, 0.001, 0.0008, 0.0086);
  block(0.002, 0, 0.001, [0.0012, 0.009, 0.0078], inks.shade);
  block(0, 0, 0.0096, [0.0118, 0.0102, 0.0026], inks.marble);
  gable(-0.0116, 0.0102, 0.0122, 0.0022);
  block(-0.011, 0.019, 0.001, [0.0062, 0.0068, 0.0082], inks.marble);
  block(-0.012, -0.0185, -0.032, [0.0086, 0.0062, 0.0328], inks.wall);
  for (let i = 0; i < 4; i += 1) for (const end of [-0.0168, -0.0088]) column(end, -0.0208 + 0.0016 * i, 0.0008, 0.0003, 0.0041);
  block(-0.0128, -0.0184, 0.0008, [0.0026, 0.0022, 0.0041], inks.shade);
  block(-0.0128, -0.0184, 0.0049, [0.0046, 0.0028, 0.0011], inks.marble);
}

/** Pines and cypresses around the rock and on the near hill, the chapel on the peak. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 6)) ?? 0;
  const park = (x: number, z: number): number => (terrain.height(x, z, 6) > 0.045 && terrain.height(x, z, 6) < 0.125 && z > 1.8 ? 0.8 : 0);
  return [
    ...scatter('broadleaf', seed, { count: 460, variants: 8, size: [0.007, 0.012], distance: [0.32, 0.62], spread: 0.32 }, woods),
    ...scatter('umbrellaPine', seed + 1, { count: 90, variants: 6, size: [0.011, 0.017], distance: [0.3, 0.6], spread: 0.32 }, woods),
    ...scatter('cypress', seed + 2, { count: 90, variants: 6, size: [0.011, 0.019], distance: [0.4, 0.85], spread: 0.32 }, woods),
    ...scatter('olive', seed + 3, { count: 170, variants: 8, size: [0.005, 0.008], distance: [0.45, 0.9], spread: 0.32 }, woods),
    ...scatter('bush', seed + 6, { count: 900, variants: 8, size: [0.0022, 0.005], distance: [0.255, 0.62], spread: 0.32 }, woods),
    ...scatter('broadleaf', seed + 4, { count: 300, variants: 8, size: [0.009, 0.014], distance: [0.9, 3], spread: 0.31 }, () => 0.5),
    ...scatter('broadleaf', seed + 5, { count: 260, variants: 8, size: [0.012, 0.02], distance: [1.9, 2.7], spread: 0.34 }, park),
  ];
}
