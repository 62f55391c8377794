import { buildBox } from '#src/buildings/box.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const georgianQuays: Biome = { buildTerrain, placeBuildings, placeProps };

const HALF = 0.0215;
const QUAY = 0.0042;
const PAVEMENT = 0.0125;
const bridge = { z: 0.128, half: 0.0215, deep: 0.0018 } as const;

/** x of the middle of the river at a distance. */
function middle(z: number): number {
  return -0.004 - 0.085 * z ** 2;
}

/** A river between quay walls, streets along them. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height: (x, z) => (Math.abs(x - middle(z)) < HALF && z < 1.6 ? -0.01 : QUAY),
    cover: (x, z, height, up) => (up < 0.6 || height < QUAY * 0.9 ? 1 : 0.3 + 0.3 * line(x * 200, z * 60)),
  };
}

const inks = { paving: 0, wall: 1, facade: 2, opening: 8, lit: 9, cornice: 10, iron: 11, slate: 12, copper: 13, lamp: 14 } as const;

/** Terraces of brick houses along both quays, a white iron footbridge of one arch, a great dome in the distance. */
function placeBuildings(seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (const side of [-1, 1] as const)
    for (let z = 0.062; z < 1.5;) {
      const half = 0.0031 + 0.0016 * next();
      const gap = side > 0 && z > 0.5 && z < 0.68;
      if (!gap) terraceHouse(buffer, side, z + half, half, next);
      z += half * 2 + (next() < 0.06 ? 0.004 : 0);
    }
  for (const side of [-1, 1]) parapet(buffer, side);
  footbridge(buffer);
  courts(buffer, middle(0.6) + HALF + 0.03, 0.6);
  for (let i = 0; i < 12; i += 1) for (const side of [-1, 1]) lampPost(buffer, side, 0.075 + 0.042 * i);
}

/** A house of four storeys behind a flat parapet: a shop below, tall windows that grow shorter upward, chimneys on the party wall. */
function terraceHouse(buffer: GeometryBuffer, side: -1 | 1, z: number, half: number, next: () => number): void {
  const front = middle(z) + side * (HALF + PAVEMENT);
  const tall = 0.0122 + 0.0042 * next();
  const ink = inks.facade + Math.floor(next() * 5.99);
  const deep = 0.006;
  buildBox(buffer, { x: front + side * deep, z, base: QUAY, width: deep, length: half - 0.00005, height: tall }, ink, inks.slate);
  const panel = (from: number, to: number, low: number, high: number, color: number, out = 0.0001): void =>
    fillPolygon(
      buffer,
      [
        [front - side * out, QUAY + low, z + from],
        [front - side * out, QUAY + low, z + to],
        [front - side * out, QUAY + high, z + to],
        [front - side * out, QUAY + high, z + from],
      ],
      color,
    );
  panel(-half, half, tall - 0.0007, tall - 0.0003, inks.cornice);
  panel(-half * 0.94, half * 0.94, 0, 0.0031, inks.facade + Math.floor(next() * 5.99));
  panel(-half * 0.9, half * 0.9, 0.0026, 0.0031, inks.cornice, 0.00016);
  panel(-half * 0.8, half * 0.34, 0.0005, 0.0023, next() < 0.6 ? inks.lit : inks.opening, 0.00018);
  panel(half * 0.48, half * 0.8, 0, 0.0023, inks.opening, 0.00018);
  const storeys = [0.0039, 0.0068, 0.0095, 0.0117].filter((low) => low + 0.0014 < tall);
  for (const [i, low] of storeys.entries())
    for (const at of half > 0.0038 ? [-0.62, 0, 0.62] : [-0.48, 0.48]) {
      const high = low + [0.0021, 0.0018, 0.0013, 0.001][i];
      panel((at - 0.2) * half, (at + 0.2) * half, low - 0.0001, high + 0.0001, inks.cornice, 0.00013);
      panel((at - 0.17) * half, (at + 0.17) * half, low, high, next() < 0.24 ? inks.lit : inks.opening, 0.0002);
    }
  if (next() < 0.75) {
    buildBox(buffer, { x: front + side * 0.004, z: z + half * 0.9, base: QUAY + tall, width: 0.0018, length: 0.0005, height: 0.0022 }, ink);
    for (let i = 0; i < 4; i += 1)
      buildBox(
        buffer,
        {
          x: front + side * (0.0028 + 0.0008 * i),
          z: z + half * 0.9,
          base: QUAY + tall + 0.0022,
          width: 0.0002,
          length: 0.0002,
          height: 0.0007,
        },
        inks.facade,
      );
  }
}

/** The low wall along the quay. */
function parapet(buffer: GeometryBuffer, side: number): void {
  for (let z = 0.024; z < 1.5; z *= 1.06) {
    const [near, far] = [z, z * 1.06];
    const [ax, bx] = [middle(near) + side * (HALF - 0.0003), middle(far) + side * (HALF - 0.0003)];
    const band = (low: number, high: number, ink: number, out = 0): void =>
      fillPolygon(
        buffer,
        [
          [ax - side * out, low, near],
          [bx - side * out, low, far],
          [bx - side * out, high, far],
          [ax - side * out, high, near],
        ],
        ink,
      );
    band(-0.0004, QUAY + 0.001, inks.wall);
    band(-0.0004, 0.0012, inks.slate, 0.00003);
    band(QUAY - 0.0001, QUAY + 0.0001, inks.slate, 0.00003);
    band(QUAY + 0.0008, QUAY + 0.001, inks.cornice, 0.00006);
    fillPolygon(
      buffer,
      [
        [ax, QUAY + 0.001, near],
        [bx, QUAY + 0.001, far],
        [bx + side * 0.0004, QUAY + 0.001, far],
        [ax + side * 0.0004, QUAY + 0.001, near],
      ],
      inks.cornice,
    );
  }
}

/** The footbridge: three ribs, a lattice in the spandrels, railings, three lamps on arches over the way. */
function footbridge(buffer: GeometryBuffer): void {
  const x0 = middle(bridge.z);
  const share = (x: number): number => 1 - (x / bridge.half) ** 2;
  const rib = (x: number): number => 0.0012 + 0.0049 * share(x);
  const deck = (x: number): number => QUAY + 0.0006 + 0.0019 * share(x);
  const strip = (low: (x: number) => number, high: (x: number) => number, z: number, from: number, to: number): void =>
    fillPolygon(
      buffer,
      [
        [x0 + from, low(from), z],
        [x0 + to, low(to), z],
        [x0 + to, high(to), z],
        [x0 + from, high(from), z],
      ],
      inks.iron,
    );
  const parts = 64;
  const at = (i: number): number => bridge.half * ((2 * i) / parts - 1);
  for (const z of [bridge.z - bridge.deep, bridge.z + bridge.deep])
    for (let i = 0; i < parts; i += 1) {
      const [a, b] = [at(i), at(i + 1)];
      strip(rib, (x) => rib(x) + 0.00042, z, a, b);
      strip(deck, (x) => deck(x) + 0.0004, z, a, b);
      strip(
        (x) => deck(x) + 0.0014,
        (x) => deck(x) + 0.00154,
        z,
        a,
        b,
      );
      strip(
        (x) => deck(x) + 0.0009,
        (x) => deck(x) + 0.00098,
        z,
        a,
        b,
      );
      strip(
        (x) => deck(x) + 0.0004,
        (x) => deck(x) + 0.0014,
        z,
        a,
        a + 0.00008,
      );
      if (deck(a) > rib(a) + 0.0007) {
        strip(rib, deck, z, a, a + 0.00012);
        fillPolygon(
          buffer,
          [
            [x0 + a, rib(a), z],
            [x0 + a + 0.00012, rib(a), z],
            [x0 + b + 0.00012, deck(b), z],
            [x0 + b, deck(b), z],
          ],
          inks.iron,
        );
      }
    }
  for (let i = 0; i < parts; i += 1) {
    const [a, b] = [at(i), at(i + 1)];
    const across: Point3[] = [
      [x0 + a, deck(a), bridge.z - bridge.deep],
      [x0 + b, deck(b), bridge.z - bridge.deep],
      [x0 + b, deck(b), bridge.z + bridge.deep],
      [x0 + a, deck(a), bridge.z + bridge.deep],
    ];
    fillPolygon(buffer, across, inks.wall);
  }
  for (const x of [-0.0115, 0, 0.0115]) {
    const foot = deck(x);
    for (const z of [bridge.z - bridge.deep, bridge.z + bridge.deep])
      buildBox(buffer, { x: x0 + x, z, base: foot, width: 0.00012, length: 0.00012, height: 0.0034 }, inks.iron);
    buildBox(buffer, { x: x0 + x, z: bridge.z, base: foot + 0.0033, width: 0.00012, length: bridge.deep, height: 0.0002 }, inks.iron);
    lantern(buffer, x0 + x, foot + 0.0034, bridge.z - bridge.deep, 1.25);
  }
  for (const side of [-1, 1])
    buildBox(
      buffer,
      { x: x0 + side * (bridge.half + 0.0008), z: bridge.z, base: 0, width: 0.0012, length: 0.0026, height: QUAY + 0.0024 },
      inks.cornice,
    );
}

function lantern(buffer: GeometryBuffer, x: number, base: number, z: number, scale: number): void {
  buildLathe(buffer, {
    x,
    z,
    ground: base,
    profile: [
      [0.00014 * scale, 0],
      [0.00034 * scale, 0.0007 * scale],
      [0.00038 * scale, 0.0008 * scale],
      [0, 0.0012 * scale],
    ],
    sides: 6,
    rotation: 0,
    inks: [inks.lamp, inks.iron, inks.iron],
  });
}

/** A lamp with its post at the edge of the quay. */
function lampPost(buffer: GeometryBuffer, side: number, z: number): void {
  const x = middle(z) + side * (HALF + 0.0012);
  buildBox(buffer, { x, z, base: QUAY, width: 0.00009, length: 0.00009, height: 0.0039 }, inks.opening);
  lantern(buffer, x, QUAY + 0.0039, z, 1);
}

/** The law courts: a portico, a drum ringed with columns and a low copper dome. */
function courts(buffer: GeometryBuffer, x: number, z: number): void {
  buildBox(buffer, { x, z, base: QUAY, width: 0.024, length: 0.03, height: 0.0145 }, inks.cornice, inks.slate);
  buildBox(buffer, { x: x - 0.012, z: z - 0.02, base: QUAY, width: 0.014, length: 0.012, height: 0.0165 }, inks.cornice, inks.slate);
  const ring = (profile: string, ink: number): void =>
    buildLathe(buffer, { x, z, ground: QUAY + 0.0145, profile, sides: 28, rotation: 0, inks: [ink] });
  ring('0.0145,0 0.0145,0.004', inks.cornice);
  ring('0.0105,0.004 0.0105,0.0155', inks.wall);
  for (let i = 0; i < 24; i += 1) {
    const angle = (i / 24) * Math.PI * 2;
    buildBox(
      buffer,
      {
        x: x + Math.cos(angle) * 0.0125,
        z: z + Math.sin(angle) * 0.0125,
        base: QUAY + 0.0185,
        width: 0.00055,
        length: 0.00055,
        height: 0.0112,
      },
      inks.cornice,
    );
  }
  ring('0.0145,0.0152 0.0145,0.0172 0.0128,0.0174 0.0128,0.0192', inks.cornice);
  ring('0.0124,0.0192 0.0118,0.0222 0.0102,0.0252 0.0076,0.0276 0.004,0.0292 0.0028,0.0296 0.0028,0.0312 0,0.0322', inks.copper);
}

/** Young limes along the street on the right, turned by autumn. */
function placeProps(seed: number): Prop[] {
  const kerb = (x: number, z: number): number => smoothstep(0.0016, 0.0006, Math.abs(x - middle(z) - HALF - 0.0036));
  return scatter('maple', seed, { count: 22, variants: 8, size: [0.0052, 0.0074], distance: [0.17, 0.9], spread: 0.36 }, kerb);
}
