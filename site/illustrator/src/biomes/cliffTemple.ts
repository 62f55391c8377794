import { buildBox } from '#src/buildings/box.ts';
import { fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const cliffTemple: Biome = { buildTerrain, placeBuildings, placeProps };

/** The middle of the foot of the lowest colonnade; `u` runs along it, `v` into the cliff. */
const temple = { x: 0.012, z: 0.32, rotation: 0.2 } as const;
const [cos, sin] = [Math.cos(temple.rotation), Math.sin(temple.rotation)];

function toWorld(u: number, v: number): { x: number; z: number } {
  return { x: temple.x + u * cos - v * sin, z: temple.z + u * sin + v * cos };
}

function toTemple(x: number, z: number): readonly [u: number, v: number] {
  const [dx, dz] = [x - temple.x, z - temple.z];
  return [dx * cos + dz * sin, dz * cos - dx * sin];
}

/** A bay of limestone cliffs in two steps above fans of scree, level sand in front, a pointed summit behind. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const [u, v] = toTemple(x, z);
      const into = fromCliff(u, v) + 0.014 * fbm(line, u * 11, 3.5, 4);
      const shafts = 0.007 * Math.abs(line(u * 38 + 2, v * 5)) ** 0.8 + 0.005 * Math.abs(rock(u * 97, v * 14)) * clamp(octaves - 5);
      const step = into - 0.008 + shafts + 0.003 * fbm(rock, u * 60, z * 60, Math.min(4, octaves - 4));
      const gully = 1 + 0.4 * line(u * 34, 6.5) + 0.16 * line(u * 110, v * 14);
      const scree = 0.024 * smoothstep(-0.062, 0.004, into) ** 1.5 * gully * (0.25 + 0.75 * smoothstep(0.03, 0.085, Math.abs(u)));
      const lower = 0.046 * beds(step / 0.017, 3, 2 * line(u * 10, 11.5)) * (1 + 0.16 * line(u * 8, 1.5) + 0.08 * line(u * 40, 7.5));
      const ledge = 0.012 * smoothstep(0.01, 0.05, step) * (1 + 0.35 * line(u * 70, v * 12));
      const upper =
        0.03 *
        beds((step - 0.046 + 0.016 * fbm(rock, u * 16, 8.5, 4)) / 0.012, 2, 2 * line(u * 12, 13.5)) *
        (1 + 0.4 * line(u * 6 + 4, 2.5) + 0.1 * line(u * 44, 9.5));
      const crown = 0.016 * smoothstep(0.07, 0.2, step) * (1 + 0.4 * fbm(line, x * 9, z * 7, Math.min(5, octaves - 1)));
      const horn = summit(x, z) * (1 - 0.13 * ridgedNoise(rock, x * 7, z * 5, octaves - 1));
      const grain = 0.0008 * fbm(rock, x * 110, z * 110, Math.min(4, octaves - 4)) * smoothstep(-0.07, 0, into);
      return Math.max(scree + lower + ledge + upper + crown, horn) + grain + 0.0004 * fbm(line, x * 60, z * 60, 3);
    },
    cover(x, z, height, up) {
      const [u, v] = toTemple(x, z);
      const tone = fbm(line, x * 30, z * 24, 4);
      if (Math.abs(u) < 0.0062 && v < 0) return 0.1;
      const bands = 0.34 * Math.sin(height * 900 + 4 * tone) + 0.2 * Math.sin(height * 2300 + 6 * line(u * 12, 4.5));
      const wall = 2.4 + bands * smoothstep(0.92, 0.7, up) + 0.35 * tone;
      return mix(
        0.35 + 0.5 * tone,
        mix(1.1 + 0.3 * tone, wall, smoothstep(0.86, 0.66, up + 0.06 * tone)),
        smoothstep(0.0008, 0.006, height),
      );
    },
  };
}

/** The profile of a cliff, 0 to 1, in so many beds of harder and softer stone. */
function beds(across: number, count: number, shift: number): number {
  const t = clamp(across);
  return t + (0.14 / count) * (Math.sin(2 * Math.PI * count * t + shift) - Math.sin(shift)) * (1 - t);
}

/** How far a place lies behind the foot of the cliff, which bends around the temple. */
function fromCliff(u: number, v: number): number {
  const right = 0.2 * smoothstep(0.06, 0.3, u) ** 1.2;
  const left = 0.1 * smoothstep(-0.1, -0.42, u);
  return v - 0.186 + right + left;
}

function summit(x: number, z: number): number {
  return 0.29 * Math.max(0, 1 - Math.hypot((x + 0.29) * 1.35, (z - 1.05) * 0.8) / 0.42) ** 1.15;
}

const inks = { stone: 4, shade: 5, floor: 6, statue: 7 } as const;
const wing = { from: 0.0092, to: 0.0486 } as const;

/** The temple: three terraces with colonnades, two ramps on the axis, chapels at the ends; what is left of its neighbour beside it. */
function placeBuildings(seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  const block = (u: readonly [number, number], v: readonly [number, number], up: readonly [number, number], ink: number, top = ink): void =>
    buildBox(
      buffer,
      {
        ...toWorld((u[0] + u[1]) / 2, (v[0] + v[1]) / 2),
        base: up[0],
        width: (u[1] - u[0]) / 2,
        length: (v[1] - v[0]) / 2,
        height: up[1] - up[0],
        rotation: temple.rotation,
      },
      ink,
      top,
    );
  const at = (u: number, up: number, v: number): Point3 => {
    const { x, z } = toWorld(u, v);
    return [x, up, z];
  };
  terrace([-0.0525, 0.0525], 0, 0.0086, 0.082);
  terrace([-0.0525, 0.0525], 0.078, 0.0176, 0.156, 0.0086);
  upperTerrace();
  ramp(-0.034, 0.0022, 0, 0.0086, 0.0052);
  ramp(0.046, 0.08, 0.0086, 0.0176, 0.0046);
  chapels();
  avenue();
  neighbour();

  /** A level whose front is a colonnade on both sides of the ramp. */
  function terrace(u: readonly [number, number], v: number, top: number, back: number, floor = 0): void {
    block(u, [v + 0.0075, back], [floor - 0.006, top], inks.stone, inks.floor);
    for (const side of [-1, 1]) {
      colonnade(side, v, floor, top);
      const ends = [side * wing.to, side * u[1]].toSorted((a, b) => a - b) as [number, number];
      block(ends, [v - 0.0006, v + 0.008], [floor - 0.001, top + 0.0006], inks.stone, inks.floor);
    }
    for (const side of [-1, 1]) block([side * u[1] - 0.0005, side * u[1] + 0.0005], [v + 0.0075, back], [top, top + 0.0009], inks.stone);
  }

  /** Eleven pillars, the beam on them, and the dark behind. */
  function colonnade(side: number, v: number, floor: number, top: number): void {
    const across = (a: number, b: number): [number, number] => (side > 0 ? [a, b] : [-b, -a]);
    const inner = wing.from - 0.0036;
    block(across(inner, wing.to), [v - 0.001, v + 0.008], [floor - 0.001, floor + 0.0005], inks.floor);
    block(across(inner, wing.to + 0.001), [v + 0.0066, v + 0.0076], [floor, top - 0.0012], inks.shade);
    for (let i = 0; i < 11; i += 1) {
      const u = wing.from + ((wing.to - 0.0036 - wing.from) * i) / 10;
      block(across(u - 0.00085, u + 0.00085), [v - 0.0004, v + 0.0011], [floor, top - 0.0019], inks.stone);
      block(across(u - 0.0007, u + 0.0007), [v + 0.0034, v + 0.0047], [floor, top - 0.0019], inks.stone);
    }
    block(across(inner, wing.to + 0.001), [v - 0.0008, v + 0.0078], [top - 0.002, top - 0.0004], inks.stone);
    block(across(inner, wing.to + 0.001), [v - 0.0013, v + 0.0079], [top - 0.0004, top + 0.0005], inks.stone, inks.floor);
  }

  /** The colonnade of statues in front of the highest court, the wall of the court, its gate. */
  function upperTerrace(): void {
    const [floor, top, v] = [0.0176, 0.0268, 0.142];
    block([-0.047, 0.047], [v + 0.0075, 0.2], [floor - 0.004, top - 0.0006], inks.stone, inks.floor);
    block([-0.047, 0.047], [v + 0.006, v + 0.0074], [floor, top - 0.0022], inks.shade);
    for (let i = 0; i < 26; i += 1) {
      const u = -0.0455 + (0.091 * i) / 25;
      if (Math.abs(u) < 0.0036) continue;
      block([u - 0.0008, u + 0.0008], [v, v + 0.0016], [floor, top - 0.002], inks.stone);
      statue(u, v - 0.0006, floor);
    }
    block([-0.0475, 0.0475], [v - 0.0006, v + 0.0078], [top - 0.0021, top - 0.0006], inks.stone);
    block([-0.048, 0.048], [v - 0.0012, v + 0.008], [top - 0.0006, top + 0.0004], inks.stone, inks.floor);
    block([-0.0042, 0.0042], [v - 0.001, v + 0.002], [floor, top + 0.0014], inks.stone);
    block([-0.0018, 0.0018], [v - 0.0013, v], [floor, top - 0.003], inks.shade);
    block([-0.03, 0.03], [0.178, 0.2], [top - 0.001, top + 0.0055], inks.stone, inks.floor);
    block([-0.0022, 0.0022], [0.1776, 0.179], [top - 0.001, top + 0.0038], inks.shade);
  }

  /** The queen as a god, arms crossed, against a pillar. */
  function statue(u: number, v: number, floor: number): void {
    block([u - 0.00062, u + 0.00062], [v, v + 0.0008], [floor, floor + 0.0042], inks.statue);
    block([u - 0.00038, u + 0.00038], [v, v + 0.0007], [floor + 0.0042, floor + 0.0052], inks.statue);
    block([u - 0.00024, u + 0.00024], [v + 0.0001, v + 0.0006], [floor + 0.0052, floor + 0.0062], inks.statue);
  }

  /** A sloping way between low walls. */
  function ramp(from: number, to: number, low: number, high: number, half: number): void {
    fillPolygon(buffer, [at(-half, low, from), at(half, low, from), at(half, high, to), at(-half, high, to)], inks.floor);
    for (const side of [-1, 1]) {
      const [inner, outer] = [side * half, side * (half + 0.0011)];
      const rise = 0.0013;
      for (const u of [inner, outer])
        fillPolygon(
          buffer,
          [at(u, low - 0.002, from), at(u, low - 0.002, to), at(u, high + rise, to), at(u, low + rise, from)],
          inks.stone,
        );
      fillPolygon(
        buffer,
        [at(inner, low + rise, from), at(outer, low + rise, from), at(outer, high + rise, to), at(inner, high + rise, to)],
        inks.stone,
      );
      fillPolygon(
        buffer,
        [at(inner, low - 0.002, from), at(outer, low - 0.002, from), at(outer, low + rise, from), at(inner, low + rise, from)],
        inks.stone,
      );
    }
  }

  /** Hathor’s chapel at the left end, that of Anubis at the right, and beside it the colonnade that was never finished. */
  function chapels(): void {
    const floor = 0.0086;
    block([-0.072, -0.0525], [0.076, 0.15], [-0.004, 0.0168], inks.stone, inks.floor);
    for (let row = 0; row < 2; row += 1)
      for (let i = 0; i < 5; i += 1)
        block(
          [-0.0706 + 0.0041 * i, -0.0691 + 0.0041 * i],
          [0.0712 - 0.005 * row, 0.0726 - 0.005 * row],
          [floor - 0.006, floor + 0.0062],
          inks.stone,
        );
    block([-0.072, -0.0525], [0.064, 0.077], [-0.004, floor - 0.0026], inks.stone, inks.floor);
    block([-0.0722, -0.0523], [0.0645, 0.0768], [floor + 0.0062, floor + 0.0078], inks.stone, inks.floor);
    block([-0.0715, -0.053], [0.0762, 0.0772], [floor - 0.002, floor + 0.0062], inks.shade);
    block([0.0525, 0.0705], [0.072, 0.12], [-0.004, 0.0165], inks.stone, inks.floor);
    for (let row = 0; row < 3; row += 1)
      for (let i = 0; i < 4; i += 1)
        block(
          [0.0545 + 0.0042 * i, 0.0559 + 0.0042 * i],
          [0.0592 + 0.0042 * row, 0.0606 + 0.0042 * row],
          [floor, floor + 0.0066],
          inks.stone,
        );
    block([0.0525, 0.0705], [0.03, 0.0725], [-0.004, floor], inks.stone, inks.floor);
    block([0.053, 0.07], [0.0714, 0.0722], [floor, floor + 0.0066], inks.shade);
    block([0.053, 0.0702], [0.0584, 0.0726], [floor + 0.0066, floor + 0.0082], inks.stone, inks.floor);
    block([0.0525, 0.0535], [0.03, 0.058], [floor, floor + 0.0058], inks.stone);
    for (let i = 0; i < 7; i += 1) block([0.0486, 0.05], [0.031 + 0.0038 * i, 0.0324 + 0.0038 * i], [floor, floor + 0.0052], inks.stone);
    block([0.0482, 0.0535], [0.0305, 0.058], [floor + 0.0052, floor + 0.0062], inks.stone, inks.floor);
  }

  /** Kerbs along the axis, and the bases of the sphinxes that lined it. */
  function avenue(): void {
    for (const side of [-1, 1]) {
      const across = (a: number, b: number): [number, number] => (side > 0 ? [a, b] : [-b, -a]);
      block(across(0.0063, 0.0068), [-0.11, -0.034], [-0.001, 0.0006], inks.stone);
      for (let i = 0; i < 9; i += 1) {
        const v = -0.106 + 0.0082 * i;
        block(across(0.0084, 0.0104), [v, v + 0.0034], [-0.001, 0.0009], inks.stone);
        if (i % 3 !== 1) block(across(0.0088, 0.01), [v + 0.0002, v + 0.0031], [0.0009, 0.0017 + 0.0004 * (i % 2)], inks.statue);
      }
    }
    block([-0.0535, -0.0525], [-0.052, 0.0076], [-0.001, 0.0026], inks.stone);
    block([0.0525, 0.0535], [-0.052, 0.0076], [-0.001, 0.0034], inks.stone);
  }

  /** The older temple at the left: a platform in ruins with stumps of pillars. */
  function neighbour(): void {
    const next = seededRandom(seed + 5);
    block([-0.152, -0.09], [0.07, 0.14], [-0.006, 0.0052], inks.stone, inks.floor);
    block([-0.139, -0.103], [0.088, 0.128], [0.004, 0.0098], inks.stone, inks.floor);
    for (let i = 0; i < 15; i += 1) {
      for (const v of [0.066, 0.0735, 0.081]) {
        const tall = next() ** 1.6 * 0.0048;
        const u = -0.15 + 0.0042 * i;
        const foot = v < 0.07 ? -0.001 : 0.005;
        if (tall > 0.0006) block([u, u + 0.0013], [v, v + 0.0013], [foot, foot + 0.001 + tall], inks.stone);
      }
    }
    fillPolygon(buffer, [at(-0.126, 0, 0.04), at(-0.117, 0, 0.04), at(-0.117, 0.0053, 0.071), at(-0.126, 0.0053, 0.071)], inks.floor);
  }
}

/** Balloons in the morning air, a few thorn bushes at the edge of the sand, kites over the cliff. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const edge = (x: number, z: number): number => {
    const [u, v] = toTemple(x, z);
    const isBuilt = Math.abs(u) < 0.08 && v > -0.06;
    return terrain.height(x, z, 5) > 0.004 || Math.abs(u) < 0.02 || isBuilt ? 0 : clamp(0.2 + Math.abs(u) * 2);
  };
  const balloon = (variant: number, x: number, altitude: number, z: number): Prop => ({
    kind: 'balloon',
    x,
    z,
    size: 0.031,
    variant,
    lift: altitude - terrain.height(x, z, 8),
  });
  return [
    balloon(0, -0.052, 0.148, 0.62),
    balloon(1, 0.115, 0.232, 1.02),
    balloon(2, 0.37, 0.4, 1.7),
    ...scatter('bush', seed, { count: 46, variants: 8, size: [0.0007, 0.0017], distance: [0.22, 0.42], spread: 0.32 }, edge),
  ];
}
